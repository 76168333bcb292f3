import type { Card } from '../cards/card.ts'
import { handNames, type Wild } from './hands.ts'
import { slowHand } from './slow-hand.ts'

/**
 * How a deal's holds end, one draw after the other, for tests: the second method, which shares no
 * code with the first. It keeps what it has found of a hand, for every deal draws nearly all of them.
 */
export class BruteForce {
  readonly #wild: Wild
  readonly #deck: number
  /** Of each hand its number in `handNames` and one more; 0 is not found yet. */
  readonly #found = new Uint8Array(3_000_000)
  readonly #hand: Card[] = [0, 0, 0, 0, 0]
  readonly #rising: Card[] = [0, 0, 0, 0, 0]

  constructor(wild: Wild) {
    this.#wild = wild
    this.#deck = wild === 'joker' ? 53 : 52
  }

  /** Of each hold: how many draws end as each hand, by its number in `handNames`. */
  ofHolds(deal: readonly Card[]): number[][] {
    const left: Card[] = []
    for (let card = 0; card < this.#deck; card += 1) if (!deal.includes(card)) left.push(card)
    return Array.from({ length: 32 }, (_, hold) => {
      const held = deal.filter((_card, nth) => Math.floor(hold / 2 ** nth) % 2 === 1)
      for (const [nth, card] of held.entries()) this.#hand[nth] = card
      const ends = handNames.map(() => 0)
      this.#draw(left, 0, held.length, ends)
      return ends
    })
  }

  #draw(left: readonly Card[], from: number, has: number, ends: number[]): void {
    if (has === 5) {
      const hand = this.#handNumber()
      ends[hand] = (ends[hand] ?? 0) + 1
      return
    }
    for (let next = from; next < left.length; next += 1) {
      this.#hand[has] = left[next] ?? 0
      this.#draw(left, next + 1, has + 1, ends)
    }
  }

  #handNumber(): number {
    const rising = this.#rising
    for (let nth = 0; nth < 5; nth += 1) {
      const card = this.#hand[nth] ?? 0
      let at = nth
      for (; at > 0 && (rising[at - 1] ?? 0) > card; at -= 1) rising[at] = rising[at - 1] ?? 0
      rising[at] = card
    }
    let place = 0
    for (let nth = 0; nth < 5; nth += 1) place += under(rising[nth] ?? 0, nth + 1)
    const found = this.#found[place] || handNames.indexOf(slowHand(rising, this.#wild)) + 1
    this.#found[place] = found
    return found - 1
  }
}

/** How many sets of `count` cards there are below a card: Pascal's triangle. */
const triangle: number[][] = [[1, 0, 0, 0, 0, 0]]
for (let row = 1; row < 54; row += 1) {
  const above = triangle[row - 1] ?? []
  triangle.push(above.map((value, count) => value + (above[count - 1] ?? 0)))
}

function under(card: Card, count: number): number {
  return triangle[card]?.[count] ?? 0
}
