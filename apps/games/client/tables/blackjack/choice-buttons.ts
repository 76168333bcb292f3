import type { BlackjackChoice } from '@nordlys/game-math/tables/blackjack/choices'
import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { noRoomText, type RaiseRoom } from '../shared/raise-room.ts'
import { tableTexts } from '../shared/table-texts.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'

/** The coach's advice on the open choices. */
export interface Advice {
  readonly best: BlackjackChoice | undefined
  /** The cost of a choice against the best, in percent of the hand's stake; undefined for none. */
  costText(choice: BlackjackChoice): string | undefined
}

/** The possible choices alone, each with the money that it takes or gives back. */
export class ChoiceButtons {
  readonly host = element('div', {
    class: 'choices',
    role: 'group',
    'aria-label': tableTexts.choices,
  })
  readonly #choose: (choice: BlackjackChoice) => void
  readonly #insurance: string

  constructor(choose: (choice: BlackjackChoice) => void, insurance: string) {
    this.#choose = choose
    this.#insurance = insurance
  }

  show(
    view: BlackjackView,
    { room, advice }: { room: RaiseRoom; advice: Advice | undefined },
  ): void {
    const question =
      view.insurance === 'asked'
        ? [
            element(
              'p',
              { class: 'choices-question' },
              `${texts.insuranceAsked} ${texts.insuranceCost(this.#insurance)}`,
            ),
          ]
        : []
    this.host.replaceChildren(
      ...question,
      ...view.choices.map(({ choice, raiseOre }) => {
        const noRoom = noRoomText(raiseOre, room)
        const made = element(
          'button',
          {
            type: 'button',
            class: 'act choice',
            'data-choice': choice,
            'data-advised': advice?.best === choice,
            title: noRoom,
          },
          labelOf(view, choice, raiseOre),
          ...costOf(advice, choice),
          ...(noRoom ? [element('small', {}, noRoom)] : []),
        )
        made.disabled = noRoom !== undefined
        made.addEventListener('click', () => this.#choose(choice))
        return made
      }),
    )
  }

  clear(): void {
    this.host.replaceChildren()
  }

  /** False when the choice is not open. */
  press(choice: BlackjackChoice): boolean {
    const button = this.host.querySelector<HTMLButtonElement>(`[data-choice="${choice}"]`)
    if (!button || button.disabled) return false
    button.click()
    return true
  }
}

function costOf(advice: Advice | undefined, choice: BlackjackChoice): HTMLElement[] {
  if (!advice) return []
  const cost = advice.costText(choice)
  const words = advice.best === choice ? texts.advised : cost && texts.costs(cost)
  return words ? [element('small', {}, words)] : []
}

function labelOf(view: BlackjackView, choice: BlackjackChoice, raiseOre: number): string {
  if (choice === 'surrender') {
    const stakeOre = view.hands[view.turn ?? 0]?.stakeOre ?? 0
    return texts.surrenderGives(amountText(stakeOre / 2))
  }
  const name = texts.choices[choice]
  return raiseOre > 0 ? texts.withMoney(name, amountText(raiseOre)) : name
}
