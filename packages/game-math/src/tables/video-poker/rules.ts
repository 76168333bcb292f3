import type { DeclaredFigures } from '../../base/definition-base.ts'
import { countsAs, type HandName, handNames, type Wild } from './hands.ts'

/**
 * A game of video poker, as plain JSON. A hand is paid by the coin: the same for each coin, however
 * many are bet, the royal flush too. So the declared return holds for every bet there is.
 */
export interface VideoPokerRules {
  readonly kind: 'video-poker'
  readonly id: string
  readonly version: number
  readonly titleDa: string
  readonly wild: Wild
  /** The best hand first; what is not among them pays nothing. */
  readonly pays: readonly HandPay[]
  readonly coinValuesOre: readonly number[]
  readonly coinsMax: number
  /** How many hands may be played at once from one deal. */
  readonly handCounts: readonly number[]
  /** Of a whole round: coins of all hands. */
  readonly stakeMaxOre: number
  /** With the best hold of every deal; deviation and hit rate are those of one hand. */
  readonly declared: DeclaredFigures
  /**
   * The standard deviation of what a deal is worth before the draw, in bets, to six decimals: hands
   * that are played from one deal have it in common.
   */
  readonly dealDeviation: number
}

export interface HandPay {
  readonly hand: HandName
  readonly nameDa: string
  /** Coins for each coin bet, the bet included. */
  readonly pays: number
}

/** The row of the paytable in which a hand stands; undefined for what pays nothing. */
export function rowOf({ pays }: VideoPokerRules, hand: HandName): HandPay | undefined {
  const wider = countsAs[hand]
  return pays.find((row) => row.hand === hand) ?? pays.find((row) => wider && row.hand === wider)
}

/** Coins by the number of the hand in `handNames`. */
export function coinsByHand(rules: VideoPokerRules): number[] {
  return handNames.map((hand) => rowOf(rules, hand)?.pays ?? 0)
}
