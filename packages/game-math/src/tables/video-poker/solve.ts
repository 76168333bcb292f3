import { type Fraction, fraction, minus, multiply } from '../../prove/fraction.ts'
import type { Card } from '../cards/card.ts'
import { handOf } from './evaluate.ts'
import { type HandName, handNames } from './hands.ts'
import { coinsByHand, type VideoPokerRules } from './rules.ts'
import { fillPlaces, type SubsetCounts, sizeOf, ways } from './subset-counts.ts'
import { SuitClasses } from './suit-classes.ts'

/** What a game returns with the best hold of every deal, exactly. */
export interface Solution {
  /** Of each suit class by its index, on its own deal. */
  readonly holds: Uint8Array
  /** Out of `denominator`: how often a hand ends as each. */
  readonly counts: Readonly<Record<HandName, bigint>>
  /** Deals times the least common multiple of the numbers of draws. */
  readonly denominator: bigint
  /** Coins for a coin, over `denominator`. */
  readonly numerator: bigint
  readonly rtp: Fraction
  /** Of what one hand pays for a coin. */
  readonly variance: Fraction
  /** Of what a deal is worth before the draw: hands played from one deal have this in common. */
  readonly dealVariance: Fraction
}

/**
 * All deals times all 32 holds, in whole numbers, by inclusion and exclusion: the hands that hold some
 * cards and none of the others are those with the first, less those with one more, and so on. Each
 * suit class is solved once and counts as many deals as it has. Of holds that are worth the same the
 * one with the fewest cards is best, then the smallest mask of the class's own rising cards.
 */
export function solve(rules: VideoPokerRules, subsets: SubsetCounts): Solution {
  const { deck } = subsets
  const classes = new SuitClasses(rules.wild === 'joker')
  const worth = new Worth(rules, subsets)
  const holds = new Uint8Array(classes.count)
  const counts = new Array<bigint>(handNames.length).fill(0n)
  let numerator = 0n
  let squares = 0n
  let index = 0
  for (const { cards, deals } of classes.deals()) {
    const hold = worth.bestHold(cards)
    holds[index] = hold
    index += 1
    const best = BigInt(worth.ofHold(hold))
    numerator += best * BigInt(deals)
    squares += best * best * BigInt(deals)
    worth.addCounts(hold, deals, counts)
  }
  const unit = BigInt(unitOf(deck))
  const denominator = BigInt(ways(deck, 5)) * unit
  const rtp = fraction(numerator, denominator)
  const pays = coinsByHand(rules)
  const paidSquares = counts.reduce((sum, count, hand) => sum + count * square(pays[hand]), 0n)
  return {
    holds,
    counts: Object.fromEntries(handNames.map((hand, at) => [hand, counts[at] ?? 0n])) as Record<
      HandName,
      bigint
    >,
    denominator,
    numerator,
    rtp,
    variance: minus(fraction(paidSquares, denominator), multiply(rtp, rtp)),
    dealVariance: minus(fraction(squares, denominator * unit), multiply(rtp, rtp)),
  }
}

/** The least common multiple of how many draws there are for each number of cards held. */
export function unitOf(deck: number): number {
  return [1, 2, 3, 4, 5].map((drawn) => ways(deck - 5, drawn)).reduce(leastCommonMultiple)
}

/** Of those that are worth the same the first is taken. */
const holdsInOrder = Array.from({ length: 32 }, (_, hold) => hold).sort(
  (a, b) => (sizeOf[a] ?? 0) - (sizeOf[b] ?? 0) || a - b,
)

/** Coins that all hands of the deck with these cards pay together: two, rising, or fewer. */
export function paidWith(
  rules: VideoPokerRules,
  { counts, deck }: SubsetCounts,
  [one, two]: readonly Card[],
): number {
  const place = one === undefined ? 0 : two === undefined ? 1 + one : 1 + deck + ways(two, 2) + one
  return coinsByHand(rules).reduce(
    (sum, pays, hand) => sum + pays * (counts[place * handNames.length + hand] ?? 0),
    0,
  )
}

/** What the holds of one deal are worth, deal after deal. */
export class Worth {
  readonly #subsets: SubsetCounts
  readonly #pays: readonly number[]
  /** Coins of all hands with a set of cards, by its place. */
  readonly #sums: Float64Array
  /** By hold: so that every hold's sum counts draws of one size. */
  readonly #weights: Float64Array
  readonly #places = new Int32Array(32)
  readonly #worth = new Float64Array(32)
  #dealt = 0

  constructor(rules: VideoPokerRules, subsets: SubsetCounts) {
    this.#subsets = subsets
    this.#pays = coinsByHand(rules)
    const { counts, sets, deck } = subsets
    const kinds = handNames.length
    this.#sums = Float64Array.from({ length: sets }, (_, place) =>
      this.#pays.reduce((sum, pays, hand) => sum + pays * (counts[place * kinds + hand] ?? 0), 0),
    )
    const unit = unitOf(deck)
    this.#weights = Float64Array.from({ length: 32 }, (_, hold) => {
      return unit / ways(deck - 5, 5 - (sizeOf[hold] ?? 0))
    })
  }

  /** Of a deal whose cards rise; what the other methods tell is of this deal. */
  bestHold(cards: readonly number[]): number {
    const { deck, wild } = this.#subsets
    const worth = this.#worth
    fillPlaces(cards, deck, this.#places)
    for (let mask = 0; mask < 31; mask += 1) worth[mask] = this.#sums[this.#places[mask] ?? 0] ?? 0
    this.#dealt = handOf(cards, wild)
    worth[31] = this.#pays[this.#dealt] ?? 0
    for (let bit = 1; bit < 32; bit <<= 1) {
      for (let mask = 0; mask < 32; mask += 1) {
        if ((mask & bit) === 0) worth[mask] = (worth[mask] ?? 0) - (worth[mask | bit] ?? 0)
      }
    }
    let best = 0
    for (const hold of holdsInOrder) {
      worth[hold] = (worth[hold] ?? 0) * (this.#weights[hold] ?? 0)
      if ((worth[hold] ?? 0) > (worth[best] ?? 0)) best = hold
    }
    return best
  }

  /** Coins for a coin times the unit: a whole number. */
  ofHold(hold: number): number {
    return this.#worth[hold] ?? 0
  }

  /** Adds how the hands of this hold end, over all deals of the class. */
  addCounts(hold: number, deals: number, into: bigint[]): void {
    const kinds = handNames.length
    const rest = 31 & ~hold
    const { counts } = this.#subsets
    const weight = (this.#weights[hold] ?? 0) * deals
    for (let hand = 0; hand < kinds; hand += 1) {
      let ends = 0
      // Every set of cards that are not held, from all of them down to none.
      for (let more = rest; ; more = (more - 1) & rest) {
        const mask = hold | more
        const having =
          mask === 31
            ? Number(hand === this.#dealt)
            : (counts[(this.#places[mask] ?? 0) * kinds + hand] ?? 0)
        ends += ((sizeOf[more] ?? 0) & 1) === 1 ? -having : having
        if (more === 0) break
      }
      if (ends > 0) into[hand] = (into[hand] ?? 0n) + BigInt(ends * weight)
    }
  }
}

function leastCommonMultiple(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return (a / larger) * b
}

function square(value = 0): bigint {
  return BigInt(value) ** 2n
}
