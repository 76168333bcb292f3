import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import { noRoomText, type RaiseRoom } from '../shared/raise-room.ts'
import { tableTexts } from '../shared/table-texts.ts'
import type { PokerView } from './poker-game.ts'
import { pokerTexts as texts } from './poker-texts.ts'

type Choice = PokerView['choices'][number]

/** The possible choices alone, each with the money that it takes. */
export class ChoiceButtons {
  readonly host = element('div', {
    class: 'choices',
    role: 'group',
    'aria-label': tableTexts.choices,
  })
  readonly #choose: (choice: number) => void

  constructor(choose: (choice: number) => void) {
    this.#choose = choose
  }

  show(choices: readonly Choice[], room: RaiseRoom): void {
    this.host.replaceChildren(...choices.map((choice) => this.#button(choice, room)))
  }

  /** The choice is on its way: the buttons stay where they are, and take no press. */
  disable(): void {
    for (const button of this.host.querySelectorAll('button')) button.disabled = true
  }

  clear(): void {
    this.host.replaceChildren()
  }

  /** False when the choice is not open. */
  press(choice: number): boolean {
    const button = this.host.querySelector<HTMLButtonElement>(`[data-choice="${choice}"]`)
    if (!button || button.disabled) return false
    button.click()
    return true
  }

  #button({ choice, nameDa, raiseOre }: Choice, room: RaiseRoom): HTMLButtonElement {
    const noRoom = noRoomText(raiseOre, room)
    const label = raiseOre > 0 ? texts.withMoney(nameDa, amountText(raiseOre)) : nameDa
    const made = element(
      'button',
      { type: 'button', class: 'act choice', 'data-choice': String(choice) },
      label,
      ...(noRoom ? [element('small', {}, noRoom)] : []),
    )
    made.disabled = noRoom !== undefined
    made.addEventListener('click', () => this.#choose(choice))
    return made
  }
}
