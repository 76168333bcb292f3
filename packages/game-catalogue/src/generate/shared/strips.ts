import { required } from '@nordlys/core'
import type { Chance } from './chance.ts'

/** How many of each symbol a strip has, and which of them stand apart. */
interface StripPlan {
  readonly counts: ReadonlyMap<string, number>
  /** Never twice in so many neighbouring cells, over the end of the strip too. */
  readonly apart: ReadonlyMap<string, number>
}

/** A strip in chance order, like symbols seldom side by side and some never in one window. */
export function spacedStrip({ counts, apart }: StripPlan, chance: Chance): string[] {
  const symbols = [...counts].flatMap(([key, count]) => Array<string>(count).fill(key))
  let best = chance.shuffled(symbols)
  let faults = faultsOf(best, apart)
  for (let swaps = 0; swaps < 4000 && faults > 0; swaps += 1) {
    const [a, b] = [chance.whole(0, best.length - 1), chance.whole(0, best.length - 1)]
    const next = best.slice()
    next[a] = required(best[b], 'a symbol')
    next[b] = required(best[a], 'a symbol')
    const left = faultsOf(next, apart)
    if (left <= faults) [best, faults] = [next, left]
  }
  return best
}

/** Symbols that stand nearer to their like than they may; neighbours that are alike count too. */
function faultsOf(strip: readonly string[], apart: ReadonlyMap<string, number>): number {
  let faults = 0
  strip.forEach((key, place) => {
    const reach = apart.get(key) ?? 2
    for (let next = 1; next < reach; next += 1) {
      if (strip[(place + next) % strip.length] === key) faults += reach > 2 ? 10 : 1
    }
  })
  return faults
}

/** Counts that rise from the dearest symbol to the cheapest, `length` in all. */
export function risingCounts(
  keys: readonly string[],
  length: number,
  steep: number,
  chance: Chance,
): Map<string, number> {
  const weights = keys.map((_, rank) => (1 + steep * rank) * chance.between(0.8, 1.2))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = keys.map((_, rank) =>
    Math.max(1, Math.floor(((weights[rank] ?? 0) / total) * length)),
  )
  let left = length - counts.reduce((sum, count) => sum + count, 0)
  for (let rank = keys.length - 1; left !== 0; rank = rank === 0 ? keys.length - 1 : rank - 1) {
    const count = counts[rank] ?? 0
    if (left < 0 && count <= 1) continue
    counts[rank] = count + Math.sign(left)
    left -= Math.sign(left)
  }
  return new Map(keys.map((key, rank) => [key, counts[rank] ?? 0]))
}
