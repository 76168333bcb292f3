import { invariant } from '@nordlys/core'
import type { SpinMoments } from '../prove/spin-moments.ts'
import { countStride } from '../slot/compile-reels.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { cycleOf, payingSymbols, type Window, windowsOf } from '../ways/windows.ts'
import { leftSums } from './left-half.ts'

/**
 * Method A: the grids of the left reels are counted, and those of the right reels, each read by the
 * rules of a win; then both are joined. A grid wins the sum over its symbols of their ways on the
 * left times what one such way wins on the right, so the moments need only sums over one symbol or
 * two. A whole cycle of 10^15 grids and more is counted in tenths of a second. [PROOF-01]
 */
export function momentsByHalves(game: WaysGame, reels: WaysReels): SpinMoments {
  const middle = Math.ceil(game.reels / 2)
  const symbols = payingSymbols(game)
  /** What is settled on the left wins the same whatever the right shows. */
  const settled = symbols.length
  const left = leftSums(game, reels, middle)
  const right = (first: number, second: number) =>
    rightSums(game, reels, middle, [symbols[first], symbols[second]])
  const none = Array.from({ length: game.reels + 1 }, () => 0n)
  const [grids, coins, squares, losing] = [[...none], [...none], [...none], [...none]]
  join(grids, left.grids, right(settled, settled), 1n)
  for (let first = 0; first <= settled; first += 1) {
    join(coins, left.ways(first), right(first, settled), 1n)
    for (let second = first; second <= settled; second += 1) {
      const times = first === second ? 1n : 2n
      join(squares, left.products(first, second), right(first, second), times)
    }
  }
  for (const { open, grids: losers } of left.losing.values()) {
    join(losing, losers, losingRight(game, reels, middle, open), 1n)
  }
  return {
    cycle: cycleOf(reels),
    byScatters: none.map((_, scatters) => {
      const [here, won] = [grids[scatters] ?? 0n, coins[scatters] ?? 0n]
      const extra = BigInt(game.scatterPays[scatters] ?? 0)
      return {
        grids: here,
        losing: extra > 0n ? 0n : (losing[scatters] ?? 0n),
        coins: won + extra * here,
        coinsSquared: (squares[scatters] ?? 0n) + 2n * extra * won + extra * extra * here,
      }
    }),
  }
}

/** Sums of the left half times sums of the right half, by the scatters of both together. */
function join(into: bigint[], left: Float64Array, right: readonly bigint[], times: bigint): void {
  left.forEach((ofLeft, scatters) => {
    if (ofLeft === 0) return
    invariant(Number.isSafeInteger(ofLeft), `a sum of ${ofLeft} is not exact`)
    const factor = BigInt(ofLeft) * times
    right.forEach((ofRight, more) => {
      if (ofRight > 0n) into[scatters + more] = (into[scatters + more] ?? 0n) + factor * ofRight
    })
  })
}

/** Over all grids of the right reels: what one way of each symbol wins, multiplied. */
function rightSums(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  pair: readonly (number | undefined)[],
): bigint[] {
  const symbols = pair.filter((symbol) => symbol !== undefined)
  const sums = Array.from({ length: game.reels + 1 }, () => 0n)
  forEachGrid(rightWindows(game, reels, middle, symbols), (windows, scatters, grids) => {
    const coins = symbols.map((symbol, index) =>
      coinsOfWay(
        game,
        middle,
        symbol,
        windows.map(({ counts }) => counts[index] ?? 0),
      ),
    )
    const product = coins.reduce((all, each) => all * BigInt(each), BigInt(grids))
    sums[scatters] = (sums[scatters] ?? 0n) + product
  })
  return sums
}

/** How many grids of the right reels win with none of the symbols that are open on the left. */
function losingRight(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  symbols: readonly number[],
): bigint[] {
  const sums = Array.from({ length: game.reels + 1 }, () => 0n)
  forEachGrid(rightWindows(game, reels, middle, symbols), (windows, scatters, grids) => {
    const wins = symbols.some((symbol, index) => {
      const counts = windows.map((window) => window.counts[index] ?? 0)
      return coinsOfWay(game, middle, symbol, counts) > 0
    })
    if (!wins) sums[scatters] = (sums[scatters] ?? 0n) + BigInt(grids)
  })
  return sums
}

function rightWindows(
  game: WaysGame,
  reels: WaysReels,
  middle: number,
  symbols: readonly number[],
): Window[][] {
  return Array.from({ length: game.reels - middle }, (_, index) =>
    windowsOf(reels, middle + index, symbols),
  )
}

function forEachGrid(
  reels: readonly (readonly Window[])[],
  see: (windows: readonly Window[], scatters: number, grids: number) => void,
  windows: Window[] = [],
  scatters = 0,
  grids = 1,
): void {
  const ofReel = reels[windows.length]
  if (!ofReel) {
    see(windows, scatters, grids)
    return
  }
  for (const window of ofReel) {
    windows.push(window)
    forEachGrid(reels, see, windows, scatters + window.scatters, grids * window.stops)
    windows.pop()
  }
}

/** What a symbol that stands on every reel on the left wins for one way there. */
function coinsOfWay(
  game: WaysGame,
  middle: number,
  symbol: number,
  counts: readonly number[],
): number {
  const missing = counts.indexOf(0)
  const reached = missing < 0 ? counts.length : missing
  const ways = counts.slice(0, reached).reduce((product, count) => product * count, 1)
  return ways * (game.pays[symbol * countStride + middle + reached] ?? 0)
}
