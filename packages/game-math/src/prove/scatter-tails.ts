import type { CompiledGame, CompiledStrips } from '../slot/compile.ts'

/**
 * For each reel from which on only scatters matter, how many stops of it and the reels after it
 * show each number of scatters. The first entry is the whole spin's scatter distribution.
 */
export function scatterTails(game: CompiledGame, strips: CompiledStrips): number[][] {
  const tails = [[1]]
  for (let reel = game.reels - 1; reel >= 0; reel -= 1) {
    const [after = [1]] = tails
    const length = strips.lengths[reel] ?? 0
    const showing = stopsShowingScatter(game, strips, reel)
    const tail = Array.from(
      { length: after.length + 1 },
      (_, scatters) =>
        (after[scatters] ?? 0) * (length - showing) + (after[scatters - 1] ?? 0) * showing,
    )
    tails.unshift(tail)
  }
  return tails
}

/** No window shows two scatters; `checkDefinition` sees to it. */
function stopsShowingScatter(game: CompiledGame, strips: CompiledStrips, reel: number): number {
  const offset = strips.offsets[reel] ?? 0
  const stops = Array.from({ length: strips.lengths[reel] ?? 0 }, (_, stop) => offset + stop)
  return stops.filter((stop) =>
    strips.symbols.subarray(stop, stop + game.rows).includes(game.scatter),
  ).length
}
