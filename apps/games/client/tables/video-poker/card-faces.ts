import type { Card } from '@nordlys/game-math/tables/cards/card'
import type { Wild } from '@nordlys/game-math/tables/video-poker/hands'
import { element } from '../../frame/element.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { playingCard, turnCard } from '../shared/playing-card.ts'
import { cardCount, type Holds, isHeld, isWild } from './holds.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

const dealMs = 75
const liftMs = 110
const turnMs = 95
const turnedMs = 330

/** The look and motion of the five cards; the buttons around them say which cards they are. */
export class CardFaces {
  readonly hosts: readonly HTMLElement[]
  readonly #wild: Wild
  readonly #hear: () => void

  /** `hear` is called for each card that comes or is turned. */
  constructor(wild: Wild, hear: () => void) {
    this.#wild = wild
    this.#hear = hear
    this.hosts = Array.from({ length: cardCount }, () =>
      element('span', { class: 'vp-face', 'aria-hidden': 'true' }),
    )
    this.clear()
  }

  clear(): void {
    for (const face of this.hosts) this.#putBack(face)
  }

  lay(cards: readonly Card[]): void {
    this.#hear()
    for (const [place, card] of cards.entries()) this.#put(place, card)
  }

  /** Five new cards, one after the other. */
  async deal(cards: readonly Card[]): Promise<void> {
    if (isStill()) return this.lay(cards)
    for (const face of this.hosts) face.replaceChildren()
    for (const [place, card] of cards.entries()) {
      this.#put(place, card)
      this.#hear()
      await pause(dealMs)
    }
    await pause(dealMs)
  }

  /** Cards that are not held go, and the others come in their place, face down at first. */
  async draw(cards: readonly Card[], holds: Holds): Promise<void> {
    if (isStill()) return this.lay(cards)
    const places = [...cards.keys()].filter((place) => !isHeld(holds, place))
    if (places.length === 0) return
    for (const place of places) this.#putBack(this.hosts[place])
    await pause(liftMs)
    for (const place of places) {
      this.#turn(place, cards[place] ?? 0)
      this.#hear()
      await pause(turnMs)
    }
    await pause(turnedMs)
  }

  /** It comes flying. */
  #put(place: number, card: Card): void {
    const host = playingCard(card)
    this.#mark(host, card)
    const face = this.hosts[place]
    face?.removeAttribute('data-back')
    face?.replaceChildren(host)
  }

  /** A back is there at once, and is turned where it lies. */
  #putBack(face: HTMLElement | undefined): void {
    face?.setAttribute('data-back', '')
    face?.replaceChildren(playingCard(undefined))
  }

  #turn(place: number, card: Card): void {
    const host = this.hosts[place]?.firstElementChild
    if (!(host instanceof HTMLElement)) return
    this.#mark(host, card)
    turnCard(host, card)
  }

  #mark(host: HTMLElement, card: Card): void {
    if (isWild(card, this.#wild)) host.dataset.wild = texts.wild
  }
}
