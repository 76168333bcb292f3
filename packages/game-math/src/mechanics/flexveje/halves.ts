import { invariant } from '@nordlys/core'
import type { SpinMoments } from '../../prove/spin-moments.ts'
import type { WaysGame, WaysReels } from '../ways/compile.ts'
import { cycleOf } from '../ways/windows.ts'
import { leftSums } from './left-half.ts'
import { losingRight, rightSums } from './right-half.ts'

/**
 * Method A: the grids of the left reels are counted, and those of the right reels, each read by the
 * rules of a win; then both are joined. A grid wins the sum over its symbols of their ways on the
 * left times what one such way wins on the right, so the moments need only sums over one symbol or
 * two. A whole cycle of 10^15 grids and more is counted in tenths of a second. [PROOF-01]
 */
export function momentsByHalves(game: WaysGame, reels: WaysReels): SpinMoments {
  const middle = Math.ceil(game.reels / 2)
  const symbols = game.paying
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
