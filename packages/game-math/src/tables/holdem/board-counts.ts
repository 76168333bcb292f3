import { type Card, cardsPerDeck, rankOf, suitOf } from '../cards/card.ts'
import { placeOfHand, type RankSets, scoreOfSets } from './evaluate.ts'
import { leastQualified } from './showdown.ts'

/** Hands of two cards that a board leaves: 47 over 2. */
export const handsLeft = 1_081
/** Of those, the ones without a card of a hand: 45 over 2. */
const repliesLeft = 990
/** Room for a place among the hands below a score. */
const places = 2_048

/**
 * How every hand of two cards ends on one board when it calls, over all hands of the bank. Hands
 * are put in order once; how many are below a hand follows from how many were before it, less those
 * that share a card with it. It lies in arrays that the next board reuses.
 */
export class BoardCounts {
  readonly first = new Uint8Array(handsLeft)
  readonly second = new Uint8Array(handsLeft)
  /** By hand: its place in `holdemHands`, and how many of the bank's 990 end so. */
  readonly kind = new Uint8Array(handsLeft)
  readonly out = new Uint16Array(handsLeft)
  readonly won = new Uint16Array(handsLeft)
  readonly lost = new Uint16Array(handsLeft)
  readonly #scores = new Int32Array(handsLeft)
  readonly #order = new Float64Array(handsLeft)
  readonly #below = new Tally()
  readonly #alike = new Tally()
  readonly #out = new Tally()

  count(board: readonly Card[]): void {
    this.#rank(board)
    this.#order.sort()
    this.#below.clear()
    this.#out.clear()
    for (let at = 0; at < handsLeft; at += 1) {
      const hand = this.#handAt(at)
      if ((this.#scores[hand] ?? 0) >= leastQualified) break
      this.#out.add(this.first[hand] ?? 0, this.second[hand] ?? 0)
    }
    for (let from = 0; from < handsLeft; ) from = this.#countAlike(from)
  }

  /** The hands that tie, from a place on; returns the place after them. */
  #countAlike(from: number): number {
    const score = this.#scores[this.#handAt(from)] ?? 0
    this.#alike.clear()
    let to = from
    for (; to < handsLeft && this.#scores[this.#handAt(to)] === score; to += 1) {
      const hand = this.#handAt(to)
      this.#alike.add(this.first[hand] ?? 0, this.second[hand] ?? 0)
    }
    const isOut = score < leastQualified
    const kind = placeOfHand(score)
    for (let at = from; at < to; at += 1) {
      const hand = this.#handAt(at)
      const [a, b] = [this.first[hand] ?? 0, this.second[hand] ?? 0]
      // The hand itself holds both of its cards, so it is taken away twice where it was counted.
      const out = this.#out.without(a, b) + (isOut ? 1 : 0)
      const below = isOut ? out : this.#below.without(a, b)
      const tied = isOut ? 0 : this.#alike.without(a, b) + 1
      this.kind[hand] = kind
      this.out[hand] = out
      this.won[hand] = below - out
      this.lost[hand] = repliesLeft - below - tied
    }
    for (let at = from; at < to; at += 1) {
      const hand = this.#handAt(at)
      this.#below.add(this.first[hand] ?? 0, this.second[hand] ?? 0)
    }
    return to
  }

  #handAt(place: number): number {
    return (this.#order[place] ?? 0) % places
  }

  /** Scores of all hands, with each card's part of the sets worked out once. */
  #rank(board: readonly Card[]): void {
    const suits = [0, 0, 0, 0]
    const sizes = [0, 0, 0, 0]
    let five: RankSets = { once: 0, twice: 0, thrice: 0, four: 0, flush: 0 }
    for (const card of board) {
      five = joined(five, card, 0)
      suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card))
      sizes[suitOf(card)] = (sizes[suitOf(card)] ?? 0) + 1
    }
    const left = Array.from({ length: cardsPerDeck }, (_, card) => card).filter(
      (card) => !board.includes(card),
    )
    let hand = 0
    for (const high of left) {
      const six = joined(five, high, 0)
      for (const low of left) {
        if (low === high) break
        const score = scoreOfSets(joined(six, low, flushOf(suits, sizes, low, high)))
        this.first[hand] = low
        this.second[hand] = high
        this.#scores[hand] = score
        this.#order[hand] = score * places + hand
        hand += 1
      }
    }
  }
}

/** How many hands there are, in all and with each card. */
class Tally {
  #all = 0
  readonly #withCard = new Int32Array(cardsPerDeck)

  clear(): void {
    this.#all = 0
    this.#withCard.fill(0)
  }

  add(first: Card, second: Card): void {
    this.#all += 1
    this.#withCard[first] = (this.#withCard[first] ?? 0) + 1
    this.#withCard[second] = (this.#withCard[second] ?? 0) + 1
  }

  /** Those with neither card, but less one more for a hand that has both. */
  without(first: Card, second: Card): number {
    return this.#all - (this.#withCard[first] ?? 0) - (this.#withCard[second] ?? 0)
  }
}

function joined({ once, twice, thrice, four }: RankSets, card: Card, flush: number): RankSets {
  const bit = 1 << rankOf(card)
  return {
    once: once | bit,
    twice: twice | (once & bit),
    thrice: thrice | (twice & bit),
    four: four | (thrice & bit),
    flush,
  }
}

/** The ranks of the suit that has five cards or more with these two, or 0. */
function flushOf(suits: readonly number[], sizes: readonly number[], a: Card, b: Card): number {
  const [ofA, ofB] = [suitOf(a), suitOf(b)]
  for (let suit = 0; suit < 4; suit += 1) {
    const more = (ofA === suit ? 1 : 0) + (ofB === suit ? 1 : 0)
    if ((sizes[suit] ?? 0) + more < 5) continue
    const ranks = suits[suit] ?? 0
    return ranks | (ofA === suit ? 1 << rankOf(a) : 0) | (ofB === suit ? 1 << rankOf(b) : 0)
  }
  return 0
}
