import type { Card } from '@nordlys/game-math/tables/cards/card'
import type { HandView } from '@nordlys/game-math/tables/video-poker/machine'
import { amountText } from '../../frame/amounts.ts'
import { element, setText } from '../../frame/element.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { cardName, smallCard } from '../shared/playing-card.ts'
import { cardCount, type Holds, isHeld } from './holds.ts'
import { videoPokerTexts as texts } from './video-poker-texts.ts'

/** For all of them together. */
const revealMs = 700

/** The hands beside the first, small, each with what became of it. */
export class SmallHands {
  readonly host = element('ol', { class: 'vp-small', 'aria-label': texts.otherHands })
  #hands: SmallHand[] = []

  /** So many hands in all, face down. */
  lay(hands: number): void {
    const count = hands - 1
    if (this.#hands.length !== count) {
      this.#hands = Array.from({ length: count }, (_, at) => new SmallHand(at + 2))
      this.host.replaceChildren(...this.#hands.map(({ host }) => host))
    }
    this.host.dataset.hands = String(hands)
    // Until they end there is nothing to tell of them that the first does not tell.
    this.host.setAttribute('aria-hidden', 'true')
    for (const hand of this.#hands) hand.show([])
  }

  /** Held cards are held in all of the hands. */
  hold(dealt: readonly Card[], holds: Holds): void {
    const held = dealt.map((card, place) => (isHeld(holds, place) ? card : undefined))
    for (const hand of this.#hands) hand.show(held)
  }

  /** Shows the end of each of `hands`, without the first, which lies large. */
  async end(hands: readonly HandView[], isAtOnce: boolean): Promise<void> {
    const paceMs = isAtOnce || isStill() ? 0 : revealMs / this.#hands.length
    for (const [at, hand] of this.#hands.entries()) {
      const ended = hands[at + 1]
      if (!ended) continue
      hand.end(ended)
      if (paceMs > 0) await pause(paceMs)
    }
    this.host.removeAttribute('aria-hidden')
  }
}

class SmallHand {
  readonly host: HTMLElement
  readonly #name: string
  readonly #cards = element('span', { class: 'vp-small-cards', 'aria-hidden': 'true' })
  readonly #told = element('span', { class: 'vp-small-told', 'aria-hidden': 'true' })
  readonly #spoken = element('span', { class: 'spoken' })
  #shown: readonly (Card | undefined)[] | undefined

  constructor(number: number) {
    this.#name = texts.handNumber(number)
    this.host = element('li', {}, this.#cards, this.#told, this.#spoken)
  }

  show(cards: readonly (Card | undefined)[]): void {
    this.#put(cards)
    this.#told.replaceChildren()
    setText(this.#spoken, '')
    delete this.host.dataset.paid
  }

  end({ cards, hand, payoutOre }: HandView): void {
    this.#put(cards)
    const amount = amountText(payoutOre)
    const isPaid = payoutOre > 0
    this.host.dataset.paid = String(isPaid)
    this.#told.replaceChildren(
      ...(isPaid ? [element('span', {}, texts.shortNames[hand]), element('b', {}, amount)] : []),
    )
    const result = isPaid ? texts.handPaid(texts.shortNames[hand], amount) : texts.nothing
    setText(this.#spoken, texts.handSaid(this.#name, cards.map(cardName).join(', '), result))
  }

  /** Only the cards that are others than before. */
  #put(cards: readonly (Card | undefined)[]): void {
    for (let place = 0; place < cardCount; place += 1) {
      if (this.#shown && this.#shown[place] === cards[place]) continue
      const made = smallCard(cards[place])
      const was = this.#cards.children[place]
      if (was) was.replaceWith(made)
      else this.#cards.append(made)
    }
    this.#shown = cards
  }
}
