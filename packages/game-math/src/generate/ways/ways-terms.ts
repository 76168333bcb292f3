import type { WaysGame, WaysReels } from '../../ways/compile.ts'
import { symbolStride } from '../../ways/compile.ts'

/** Of one spin: the ways expected of each symbol for each count of reels, and their square. */
export interface WaysTerms {
  /** At `symbol`, then at `count`: expected ways of runs of just that many reels. */
  readonly ways: readonly (readonly number[])[]
  readonly squares: readonly (readonly number[])[]
}

/** The reels stop independently, so what a run expects is a product over its reels. */
export function waysTerms(game: WaysGame, reels: WaysReels): WaysTerms {
  const ofSymbol = (power: number) => game.keys.map((_, symbol) => runs(game, reels, symbol, power))
  return { ways: ofSymbol(1), squares: ofSymbol(2) }
}

function runs(game: WaysGame, reels: WaysReels, symbol: number, power: number): number[] {
  const isPaying = symbol !== game.wild && symbol !== game.scatter
  let open = isPaying ? 1 : 0
  const byCount = [0]
  for (let reel = 0; reel < game.reels; reel += 1) {
    const shown = shownOn(reels, reel, symbol)
    const broken = shown.filter((count) => count === 0).length / shown.length
    byCount[reel] = open * broken
    open *= shown.reduce((total, count) => total + count ** power, 0) / shown.length
  }
  byCount[game.reels] = open
  return byCount
}

function shownOn(reels: WaysReels, reel: number, symbol: number): number[] {
  const offset = reels.offsets[reel] ?? 0
  return Array.from(
    { length: reels.lengths[reel] ?? 0 },
    (_, stop) => reels.counts[(offset + stop) * symbolStride + symbol] ?? 0,
  )
}
