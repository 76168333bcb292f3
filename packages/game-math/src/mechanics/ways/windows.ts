import { tailsOf } from '../../prove/scatter-tails.ts'
import { symbolStride, type WaysReels } from './compile.ts'

/** What the proof needs of a stop, and how many stops of its reel show just that. */
export interface Window {
  /** What the cells that count for each symbol asked for weigh; none weigh 0. */
  readonly weights: readonly number[]
  readonly scatters: number
  stops: number
}

/** The windows of one reel as far as some symbols are concerned. */
export function windowsOf(reels: WaysReels, reel: number, symbols: readonly number[]): Window[] {
  const windows = new Map<string | number, Window>()
  const offset = reels.offsets[reel] ?? 0
  for (let stop = offset; stop < offset + (reels.lengths[reel] ?? 0); stop += 1) {
    const weights = symbols.map((symbol) => reels.weights[stop * symbolStride + symbol] ?? 0)
    const scatters = reels.scatters[stop] ?? 0
    const name = nameOf(weights, scatters)
    const known = windows.get(name)
    if (known) known.stops += 1
    else windows.set(name, { weights, scatters, stops: 1 })
  }
  return [...windows.values()]
}

/** One octal number is faster, where a double holds it and no weight is above seven. */
function nameOf(weights: readonly number[], scatters: number): string | number {
  if (weights.length > 16 || weights.some((weight) => weight > 7)) return `${weights},${scatters}`
  return weights.reduce((name, weight) => name * 8 + weight, scatters)
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
