import type { WaysGame, WaysReels } from '@nordlys/game-math/mechanics/ways/compile'
import { symbolStride } from '@nordlys/game-math/mechanics/ways/compile'

/**
 * Of one spin: the ways expected of each symbol for each count of reels, each as often as its wilds
 * multiply it, and their square.
 */
export interface WaysTerms {
  /** By paying symbol, then at `count`: expected ways of runs of just that many reels. */
  readonly ways: readonly (readonly number[])[]
  readonly squares: readonly (readonly number[])[]
}

/** The reels stop independently, so what a run expects is a product over its reels. */
export function waysTerms(game: WaysGame, reels: WaysReels): WaysTerms {
  const ofSymbol = (power: number) => game.paying.map((symbol) => runs(game, reels, symbol, power))
  return { ways: ofSymbol(1), squares: ofSymbol(2) }
}

function runs(game: WaysGame, reels: WaysReels, symbol: number, power: number): number[] {
  let open = 1
  const byCount = [0]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const weights = weightsOn(reels, reel, symbol)
    const broken = weights.filter((weight) => weight === 0).length / weights.length
    byCount[reel] = open * broken
    open *= weights.reduce((total, weight) => total + weight ** power, 0) / weights.length
  }
  byCount[game.reels] = open
  return byCount
}

function weightsOn(reels: WaysReels, reel: number, symbol: number): number[] {
  const offset = reels.offsets[reel] ?? 0
  return Array.from(
    { length: reels.lengths[reel] ?? 0 },
    (_, stop) => reels.weights[(offset + stop) * symbolStride + symbol] ?? 0,
  )
}
