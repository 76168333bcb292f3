import { element, setText } from '../../frame/element.ts'
import { cardName, playingCard, turnCard } from '../shared/playing-card.ts'
import { pokerTexts as texts } from './poker-texts.ts'

/** Places for so many cards, with a name and what they are together. */
export class CardRow {
  readonly host: HTMLElement
  readonly #places: readonly HTMLElement[]
  readonly #spoken = element('span', { class: 'spoken' })
  readonly #hand = element('span', { class: 'felt-pill' })
  #held: (number | undefined)[] = []

  constructor(name: string, label: string, places: number) {
    this.#places = Array.from({ length: places }, () => element('span', { class: 'pk-place' }))
    this.host = element(
      'section',
      { class: `pk-row ${name}`, 'aria-label': label },
      element('div', { class: 'pk-cards', 'aria-hidden': 'true' }, ...this.#places),
      element(
        'p',
        { class: 'felt-told' },
        element('span', { class: 'felt-label' }, label),
        this.#spoken,
        this.#hand,
      ),
    )
  }

  get count(): number {
    return this.#held.length
  }

  clear(): void {
    this.#held = []
    for (const place of this.#places) place.replaceChildren()
    this.tell('')
    this.#say()
  }

  /** On the next free place; face down without a card. */
  add(card: number | undefined): void {
    this.#places[this.#held.length]?.replaceChildren(playingCard(card))
    this.#held.push(card)
    this.#say()
  }

  turn(place: number, card: number): void {
    const lies = this.#places[place]?.firstElementChild
    if (lies instanceof HTMLElement) turnCard(lies, card)
    this.#held[place] = card
    this.#say()
  }

  tell(handDa: string): void {
    setText(this.#hand, handDa)
  }

  #say(): void {
    const names = this.#held.map((card) => (card === undefined ? texts.hidden : cardName(card)))
    setText(this.#spoken, names.length === 0 ? '' : `: ${names.join(', ')}. `)
  }
}
