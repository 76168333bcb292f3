import type { BlackjackView } from '@nordlys/game-math/tables/blackjack/view'
import { element, setText } from '../../frame/element.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { cardName, playingCard, turnCard } from '../shared/playing-card.ts'
import { blackjackTexts as texts } from './blackjack-texts.ts'

type Hand = BlackjackView['hands'][number]

const dealMs = 190
const turnMs = 420

/** The cards of bank and player, dealt one after the other in the order of the rules. */
export class CardsOnFelt {
  readonly bank = new CardRow('bj-bank', texts.bank)
  readonly hands = element('div', { class: 'bj-hands' })
  readonly #hear: () => void
  #rows: CardRow[] = []

  /** `hear` is called for each card that comes or is turned. */
  constructor(hear: () => void) {
    this.#hear = hear
  }

  clear(): void {
    this.bank.clear()
    this.#rows = []
    this.hands.replaceChildren()
    delete this.hands.dataset.hands
  }

  /** Everything at once: a hand that waited, or that nothing may move for. */
  lay(view: BlackjackView): void {
    this.clear()
    this.#rowsFor(view.hands.length)
    for (const [at, hand] of view.hands.entries()) {
      for (const card of hand.cards) this.#rows[at]?.add(card)
    }
    for (const card of view.bank.cards) this.bank.add(card)
    if (!view.outcome) this.bank.add(undefined)
    this.#hear()
    this.#tell(view)
  }

  /** Deals the cards that are new since `before`; from an empty felt without it. */
  async deal(view: BlackjackView, before: BlackjackView | undefined): Promise<void> {
    if (isStill()) {
      this.lay(view)
      return
    }
    if (before) await this.#goOn(view)
    else await this.#begin(view)
    if (view.outcome) await this.#bankPlays(view)
    this.#tell(view)
  }

  async #begin({ bank, hands }: BlackjackView): Promise<void> {
    this.clear()
    this.#rowsFor(1)
    const [first, second] = hands[0]?.cards ?? []
    const row = this.#rows[0]
    await this.#put(row, first)
    await this.#put(this.bank, bank.cards[0])
    await this.#put(row, second)
    await this.#put(this.bank, 'hidden')
  }

  async #goOn({ hands }: BlackjackView): Promise<void> {
    if (hands.length === 2 && this.#rows.length === 1) this.#split(hands)
    for (const [at, hand] of hands.entries()) {
      const row = this.#rows[at]
      for (const card of hand.cards.slice(row?.count)) await this.#put(row, card)
    }
  }

  #split(hands: readonly Hand[]): void {
    this.#rowsFor(2)
    for (const [at, hand] of hands.entries()) {
      this.#rows[at]?.clear()
      const [first] = hand.cards
      if (first !== undefined) this.#rows[at]?.add(first)
    }
  }

  async #bankPlays({ bank }: BlackjackView): Promise<void> {
    const [, hole, ...drawn] = bank.cards
    if (hole !== undefined) {
      this.bank.turnLast(hole)
      this.#hear()
      await pause(turnMs)
    }
    for (const card of drawn) {
      await this.#put(this.bank, card)
      await pause(turnMs - dealMs)
    }
  }

  async #put(row: CardRow | undefined, card: number | 'hidden' | undefined): Promise<void> {
    if (card === undefined) return
    row?.add(card === 'hidden' ? undefined : card)
    this.#hear()
    await pause(dealMs)
  }

  #rowsFor(count: number): void {
    this.#rows = Array.from({ length: count }, (_, at) => {
      const label = count === 1 ? texts.yourHand : (texts.hands[at] ?? texts.yourHand)
      return new CardRow('bj-hand', label)
    })
    this.hands.dataset.hands = String(count)
    this.hands.replaceChildren(...this.#rows.map(({ host }) => host))
  }

  /** Sums, whose turn it is, and what became of each hand. */
  #tell({ bank, hands, turn, outcome }: BlackjackView): void {
    const banks = bank.cards.length > 1 || outcome ? totalText(bank, bank.cards.length) : undefined
    this.bank.tell(banks ?? totalText(bank, 1), '')
    for (const [at, hand] of hands.entries()) {
      const row = this.#rows[at]
      const line = outcome?.lines.find((each) => each.bet === 'hand' && each.hand === at)
      const result = line?.bet === 'hand' ? line.result : undefined
      row?.tell(totalText(hand, hands.length === 1 ? hand.cards.length : 3), result ?? '')
      row?.host.toggleAttribute('data-turn', turn === at)
    }
  }
}

/** A natural is a blackjack only on the first two cards of a hand that was not split. */
export function totalText(of: { total: number; isSoft: boolean }, cards: number): string {
  if (of.total > 21) return texts.over
  if (of.total === 21 && cards === 2) return texts.natural
  return texts.total(of.total, of.isSoft && of.total !== 21)
}

/** One row of cards with its name, sum and what became of it. */
class CardRow {
  readonly host: HTMLElement
  readonly #cards = element('div', { class: 'pc-row', 'aria-hidden': 'true' })
  readonly #spoken = element('span', { class: 'spoken' })
  readonly #total = element('span', { class: 'felt-pill' })
  readonly #result = element('span', { class: 'bj-result felt-pill' })
  #held: (number | undefined)[] = []

  constructor(name: string, label: string) {
    this.host = element(
      'section',
      { class: name, 'aria-label': label },
      this.#cards,
      element(
        'p',
        { class: 'felt-told' },
        element('span', { class: 'felt-label' }, label),
        this.#spoken,
        this.#total,
        this.#result,
      ),
    )
  }

  get count(): number {
    return this.#held.length
  }

  clear(): void {
    this.#held = []
    this.#cards.replaceChildren()
    this.tell('', '')
  }

  add(card: number | undefined): void {
    this.#held.push(card)
    this.#cards.append(playingCard(card))
    this.#say()
  }

  turnLast(card: number): void {
    const last = this.#cards.lastElementChild
    if (last instanceof HTMLElement) turnCard(last, card)
    this.#held[this.#held.length - 1] = card
    this.#say()
  }

  tell(total: string, result: keyof typeof texts.results | ''): void {
    setText(this.#total, total)
    setText(this.#result, result === '' ? '' : texts.results[result])
    this.host.dataset.result = result
  }

  #say(): void {
    const names = this.#held.map((card) => (card === undefined ? texts.hidden : cardName(card)))
    setText(this.#spoken, `${names.join(', ')}. `)
  }
}
