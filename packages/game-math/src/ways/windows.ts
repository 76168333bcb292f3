import { tailsOf } from '../prove/scatter-tails.ts'
import { symbolStride, type WaysGame, type WaysReels } from './compile.ts'

/** What the proof needs of a stop, and how many stops of its reel show just that. */
export interface Window {
  /** Cells that count for each symbol asked for, wilds among them. */
  readonly counts: readonly number[]
  readonly scatters: number
  stops: number
}

/** The windows of one reel as far as some symbols are concerned. */
export function windowsOf(reels: WaysReels, reel: number, symbols: readonly number[]): Window[] {
  const windows = new Map<string | number, Window>()
  const offset = reels.offsets[reel] ?? 0
  for (let stop = offset; stop < offset + (reels.lengths[reel] ?? 0); stop += 1) {
    const counts = symbols.map((symbol) => reels.counts[stop * symbolStride + symbol] ?? 0)
    const scatters = reels.scatters[stop] ?? 0
    const name = nameOf(counts, scatters)
    const known = windows.get(name)
    if (known) known.stops += 1
    else windows.set(name, { counts, scatters, stops: 1 })
  }
  return [...windows.values()]
}

/** No window counts more than seven: one octal number, where a double holds it, is faster. */
function nameOf(counts: readonly number[], scatters: number): string | number {
  if (counts.length > 16) return `${counts},${scatters}`
  return counts.reduce((name, count) => name * 8 + count, scatters)
}

/** The indices of the symbols that win on ways. */
export function payingSymbols({ keys, wild, scatter }: WaysGame): number[] {
  return keys.map((_, symbol) => symbol).filter((symbol) => symbol !== wild && symbol !== scatter)
}

export function cycleOf({ lengths }: WaysReels): bigint {
  return lengths.reduce((product, length) => product * BigInt(length), 1n)
}

/** How many stops of a reel and the reels after it show each number of scatters. */
export function waysTails({ lengths, offsets, scatters }: WaysReels): number[][] {
  return tailsOf(
    Array.from(lengths, (length, reel) => {
      const offset = offsets[reel] ?? 0
      return scatters.subarray(offset, offset + length)
    }),
  )
}
