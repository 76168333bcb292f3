import { type CompiledStrips, stopsOf, talliedAt } from '../base/compile-reels.ts'
import { isFollower, type LinkedReels, stoppingWith } from '../base/linked-reels.ts'

/** What is counted of a spin: a symbol, wherever it stands. */
export interface Counted {
  readonly reels: number
  readonly rows: number
  readonly scatter: number
}

/**
 * For each reel from which on only scatters matter, how many stops of it and the reels after it
 * show each number of scatters. The first entry is the whole spin's scatter distribution. Linked
 * reels count with the first of them.
 */
export function scatterTails(
  game: Counted,
  strips: CompiledStrips,
  linked?: LinkedReels,
): number[][] {
  return tailsOf(
    Array.from({ length: game.reels }, (_, reel) => {
      if (isFollower(linked, reel)) return [0]
      const { from, stride } = stopsOf(strips, reel)
      const times = stoppingWith(linked, reel)
      return Array.from(
        { length: strips.lengths[reel] ?? 0 },
        (_, stop) => times * talliedAt(strips, from + stop * stride, game),
      )
    }),
  )
}

/** The same from the scatters that each stop of each reel shows. */
export function tailsOf(shown: readonly Iterable<number>[]): number[][] {
  const tails = [[1]]
  for (const stops of shown.toReversed()) {
    const [after = [1]] = tails
    const counts = countsOf(stops)
    const tail = Array.from({ length: after.length + counts.length - 1 }, (_, scatters) =>
      counts.reduce((total, count, seen) => total + count * (after[scatters - seen] ?? 0), 0),
    )
    tails.unshift(tail)
  }
  return tails
}

/** How many stops of a reel show each number of scatters. */
function countsOf(stops: Iterable<number>): number[] {
  const shown = [...stops]
  const counts = Array.from({ length: Math.max(...shown, 0) + 1 }, () => 0)
  for (const count of shown) counts[count] = (counts[count] ?? 0) + 1
  return counts
}
