import { type Card, rankOf, suitOf } from '../cards/card.ts'
import type { BlackjackRules } from './rules.ts'

export type PairResult = 'perfect' | 'colour' | 'mixed' | 'none'
export type TrioResult = 'trio' | 'none'

/** "Ens par", of the player's first two cards. */
export function pairResult(first: Card, second: Card): PairResult {
  if (rankOf(first) !== rankOf(second)) return 'none'
  if (suitOf(first) === suitOf(second)) return 'perfect'
  return isRed(first) === isRed(second) ? 'colour' : 'mixed'
}

/** "Trio", of the player's first two cards and the bank's up card: a suit, a rank or a row. */
export function trioResult(cards: readonly [Card, Card, Card]): TrioResult {
  const [suits, ranks] = [new Set(cards.map(suitOf)), new Set(cards.map(rankOf))]
  if (suits.size === 1 || ranks.size === 1) return 'trio'
  if (ranks.size < 3) return 'none'
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((a, b) => a - b)
  // 0 is a two, 1 a three and 12 an ace, which also stands below a two.
  const isRow = high - low === 2 || (low === 0 && middle === 1 && high === 12)
  return isRow ? 'trio' : 'none'
}

/** So many times the stake come back, the stake included. */
export function pairReturns({ pair }: BlackjackRules, result: PairResult): number {
  return result === 'none' ? 0 : 1 + pair[result]
}

export function trioReturns({ trio }: BlackjackRules, result: TrioResult): number {
  return result === 'none' ? 0 : 1 + trio.pays
}

/** Diamonds and hearts. */
function isRed(card: Card): boolean {
  return suitOf(card) === 1 || suitOf(card) === 2
}
