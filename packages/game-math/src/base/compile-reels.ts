import { required } from '@nordlys/core'
import type { CoinsByCount, Strips, SymbolDefinition } from './definition-base.ts'

/**
 * What every stop of every reel shows: its rows from `offset + stop * stride` on. On cyclic strips
 * the windows overlap, a stride of one, and each strip is followed by its own first rows.
 */
export interface CompiledStrips {
  readonly symbols: Uint8Array
  readonly offsets: Int32Array
  readonly lengths: Int32Array
  readonly stride: number
  /** What each place adds to the tally of a spin, where that is not how many scatters it shows. */
  readonly tallies?: Uint8Array
}

/** What one stop of a reel shows, by itself. */
export interface WindowOfStop {
  readonly symbols: readonly number[]
  readonly tally: number
}

/** Tables by symbol and count are read at `symbol * countStride + count`. */
export const countStride = 8
export const absentSymbol = 255

export function keysOf(symbols: readonly SymbolDefinition[]): string[] {
  return symbols.map((symbol) => symbol.key)
}

/** The index of the only symbol of a kind; `absentSymbol` when the game has none. */
export function symbolOfKind(symbols: readonly SymbolDefinition[], kind: string): number {
  const index = symbols.findIndex((symbol) => symbol.kind === kind)
  return index < 0 ? absentSymbol : index
}

/** Coins of every symbol by count, `countStride` of them for each. */
export function compilePays(symbols: readonly SymbolDefinition[]): Int32Array {
  return Int32Array.from(symbols.flatMap(({ pays }) => byCount(pays, countStride - 1)))
}

/** The values for 0 to `most`. */
export function byCount(values: CoinsByCount, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => values[String(count)] ?? 0)
}

export function compileStrips(
  strips: Strips,
  keys: readonly string[],
  rows: number,
): CompiledStrips {
  const padded = strips.map((strip) => [...strip, ...strip.slice(0, rows - 1)])
  const indexOf = new Map(keys.map((key, index) => [key, index]))
  const offsets: number[] = []
  let offset = 0
  for (const strip of padded) {
    offsets.push(offset)
    offset += strip.length
  }
  return {
    symbols: Uint8Array.from(padded.flat(), (key) => required(indexOf.get(key), `symbol ${key}`)),
    offsets: Int32Array.from(offsets),
    lengths: Int32Array.from(strips, (strip) => strip.length),
    stride: 1,
  }
}

/** Reels whose windows are no cuts of a strip: each stop has cells of its own. */
export function compileWindows(
  reels: readonly (readonly WindowOfStop[])[],
  rows: number,
): CompiledStrips {
  const windows = reels.flat()
  const lengths = Int32Array.from(reels, (stops) => stops.length)
  const tallies = new Uint8Array(windows.length * rows)
  for (const [index, { tally }] of windows.entries()) tallies[index * rows] = tally
  return {
    symbols: Uint8Array.from(windows.flatMap(({ symbols }) => symbols)),
    offsets: lengths.map((_, reel) => rows * sum(lengths.subarray(0, reel))),
    lengths,
    stride: rows,
    tallies,
  }
}

/** Where in `symbols` each stop of a reel begins, from the first to beyond the last. */
export function stopsOf(
  { offsets, lengths, stride }: CompiledStrips,
  reel: number,
): { readonly from: number; readonly until: number; readonly stride: number } {
  const from = offsets[reel] ?? 0
  return { from, until: from + (lengths[reel] ?? 0) * stride, stride }
}

/** What a stop adds to the tally of its spin: of ordinary reels, the scatters it shows. */
export function talliedAt(
  strips: CompiledStrips,
  place: number,
  { rows, scatter }: { readonly rows: number; readonly scatter: number },
): number {
  return strips.tallies ? (strips.tallies[place] ?? 0) : shownAt(strips, place, rows, scatter)
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0)
}

/** How many of a symbol a window shows; `stop` is its place among all symbols. */
export function shownAt(
  { symbols }: CompiledStrips,
  stop: number,
  rows: number,
  symbol: number,
): number {
  let shown = 0
  for (let row = 0; row < rows; row += 1) if (symbols[stop + row] === symbol) shown += 1
  return shown
}
