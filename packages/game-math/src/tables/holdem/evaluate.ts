import { type Card, rankOf, suitOf } from '../cards/card.ts'

/** What the best five of seven cards are, the lowest first. */
export const holdemHands = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const
export type HoldemHand = (typeof holdemHands)[number]

/** Sets of ranks, a bit each: those that come at least once, twice, three and four times. */
export interface RankSets {
  readonly once: number
  readonly twice: number
  readonly thrice: number
  readonly four: number
  /** Those of a suit that has five cards or more; 0 when none has. */
  readonly flush: number
}

/** Four bits for each of the five ranks that count, the first one highest; the hand above them. */
const handBits = 20
const ace = 12

/**
 * A number that is higher for the better hand and the same for hands that tie, of five to seven
 * cards.
 */
export function scoreOf(cards: readonly Card[]): number {
  let [once, twice, thrice, four] = [0, 0, 0, 0]
  const suits = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    four |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
    suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | bit
  }
  const flush = suits.find((ranks) => countOf(ranks) >= 5) ?? 0
  return scoreOfSets({ once, twice, thrice, four, flush })
}

export function handOf(score: number): HoldemHand {
  return holdemHands[placeOfHand(score)] ?? 'high-card'
}

/** Of its hand among `holdemHands`. */
export function placeOfHand(score: number): number {
  return score >> handBits
}

export function scoreOfSets({ once, twice, thrice, four, flush }: RankSets): number {
  const straightFlush = flush === 0 ? -1 : (straightTops[flush] ?? -1)
  if (straightFlush === ace) return packed(9, 0)
  if (straightFlush >= 0) return packed(8, straightFlush)
  if (four !== 0) return packed(7, highest(four), top(once & ~(1 << highest(four)), 1))
  if (thrice !== 0) {
    const rest = twice & ~(1 << highest(thrice))
    if (rest !== 0) return packed(6, highest(thrice), highest(rest))
  }
  if (flush !== 0) return packed(5, topFive[flush] ?? 0)
  const straight = straightTops[once] ?? -1
  if (straight >= 0) return packed(4, straight)
  if (thrice !== 0) return packed(3, highest(thrice), top(once & ~(1 << highest(thrice)), 2))
  if (twice === 0) return packed(0, topFive[once] ?? 0)
  const pair = highest(twice)
  const lower = twice & ~(1 << pair)
  if (lower === 0) return packed(1, pair, top(once & ~(1 << pair), 3))
  const second = highest(lower)
  return packed(2, (pair << 4) | second, top(once & ~(1 << pair) & ~(1 << second), 1))
}

/** `lead` counts before `rest`, which has up to three ranks. */
function packed(hand: number, lead: number, rest?: number): number {
  return (hand << handBits) | (rest === undefined ? lead : (lead << 12) | rest)
}

function highest(ranks: number): number {
  return 31 - Math.clz32(ranks)
}

/** The highest ranks of a set, four bits each. */
function top(ranks: number, count: number): number {
  let [left, found] = [ranks, 0]
  for (let each = 0; each < count; each += 1) {
    const rank = highest(left)
    found = (found << 4) | rank
    left &= ~(1 << rank)
  }
  return found
}

function countOf(ranks: number): number {
  let [left, count] = [ranks, 0]
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** By a set of ranks: the highest card of its best straight, or -1. The lowest is 5-4-3-2-A. */
const straightTops = Int8Array.from({ length: 2 ** 13 }, (_, ranks) => {
  const withLowAce = (ranks << 1) | (ranks >> ace)
  for (let low = 9; low >= 0; low -= 1) if (((withLowAce >> low) & 31) === 31) return low + 3
  return -1
})

const topFive = Int32Array.from({ length: 2 ** 13 }, (_, ranks) => {
  return countOf(ranks) < 5 ? 0 : top(ranks, 5)
})
