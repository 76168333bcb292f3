import { type CompiledStrips, shownAt } from '../slot/compile-reels.ts'

/** What is counted of a spin: a symbol, wherever it stands. */
export interface Counted {
  readonly reels: number
  readonly rows: number
  readonly scatter: number
}

/**
 * For each reel from which on only scatters matter, how many stops of it and the reels after it
 * show each number of scatters. The first entry is the whole spin's scatter distribution.
 */
export function scatterTails(game: Counted, strips: CompiledStrips): number[][] {
  const tails = [[1]]
  for (let reel = game.reels - 1; reel >= 0; reel -= 1) {
    const [after = [1]] = tails
    const stops = stopsByScatters(game, strips, reel)
    const tail = Array.from({ length: after.length + stops.length - 1 }, (_, scatters) =>
      stops.reduce((total, count, shown) => total + count * (after[scatters - shown] ?? 0), 0),
    )
    tails.unshift(tail)
  }
  return tails
}

/** How many stops of a reel show each number of scatters. */
function stopsByScatters(game: Counted, strips: CompiledStrips, reel: number): number[] {
  const offset = strips.offsets[reel] ?? 0
  const shown = Array.from({ length: strips.lengths[reel] ?? 0 }, (_, stop) =>
    shownAt(strips, offset + stop, game.rows, game.scatter),
  )
  const counts = Array.from({ length: Math.max(...shown, 0) + 1 }, () => 0)
  for (const count of shown) counts[count] = (counts[count] ?? 0) + 1
  return counts
}
