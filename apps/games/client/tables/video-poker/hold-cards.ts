import type { Card } from '@nordlys/game-math/tables/cards/card'
import type { Wild } from '@nordlys/game-math/tables/video-poker/hands'
import { element, setText } from '../../frame/element.ts'
import { cardName } from '../shared/playing-card.ts'
import { CardFaces } from './card-faces.ts'
import { type Holds, isHeld, isWild } from './holds.ts'
import { pressButton, setOff } from './press-button.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** Which of the cards may be pressed, and the words on each. */
interface Shown {
  readonly holds: Holds
  readonly mayHold: boolean
  /** The hold that is advised; undefined while nothing is. */
  readonly advised: Holds | undefined
}

/** The five cards, each a button that holds it or lets it go. */
export class HoldCards {
  readonly host: HTMLElement
  readonly #wild: Wild
  readonly #buttons: readonly HTMLButtonElement[]
  readonly #faces: CardFaces
  /** The name of the button: the card, and whether it is held. */
  readonly #spoken: readonly HTMLElement[]
  #cards: readonly Card[] = []

  constructor(wild: Wild, { toggle, hear }: { toggle(place: number): void; hear(): void }) {
    this.#wild = wild
    this.#faces = new CardFaces(wild, hear)
    this.#spoken = this.#faces.hosts.map(() => element('span', { class: 'spoken' }))
    this.#buttons = this.#faces.hosts.map((face, place) => {
      const plate = element('span', { class: 'vp-plate', 'aria-hidden': 'true' }, texts.hold)
      const button = pressButton({ class: 'vp-card' }, () => toggle(place))
      button.append(face, plate, this.#spoken[place] ?? '')
      return button
    })
    this.host = element(
      'div',
      { class: 'vp-cards', role: 'group', 'aria-label': texts.yourCards },
      ...this.#buttons,
    )
  }

  /** As the screen reader says them. */
  names(): string[] {
    return this.#cards.map((card) => this.#nameOf(card))
  }

  clear(): void {
    this.#cards = []
    this.#faces.clear()
  }

  lay(cards: readonly Card[]): void {
    this.#cards = cards
    this.#faces.lay(cards)
  }

  async deal(cards: readonly Card[]): Promise<void> {
    await this.#faces.deal(cards)
    this.#cards = cards
  }

  async draw(cards: readonly Card[], holds: Holds): Promise<void> {
    await this.#faces.draw(cards, holds)
    this.#cards = cards
  }

  show({ holds, mayHold, advised }: Shown): void {
    for (const [place, button] of this.#buttons.entries()) {
      const card = this.#cards[place]
      const isIn = isHeld(holds, place)
      // A card face down is no stop on the way, and a focus that is there stays.
      button.tabIndex = card === undefined ? -1 : 0
      setOff(button, !mayHold)
      button.setAttribute('aria-pressed', String(isIn))
      const spoken = this.#spoken[place]
      if (spoken) setText(spoken, this.#labelOf(card, mayHold ? isIn : undefined))
      button.toggleAttribute('data-advised', advised !== undefined && isHeld(advised, place))
    }
    this.host.toggleAttribute('data-open', mayHold)
  }

  #labelOf(card: Card | undefined, isIn: boolean | undefined): string {
    if (card === undefined) return texts.hidden
    const name = this.#nameOf(card)
    if (isIn === undefined) return name
    return isIn ? texts.holds(name) : texts.swaps(name)
  }

  #nameOf(card: Card): string {
    return isWild(card, this.#wild) ? texts.wildCard(cardName(card)) : cardName(card)
  }
}
