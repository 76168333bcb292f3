import { required } from '@nordlys/core'
import type { CoinsByCount, Strips, SymbolDefinition } from './definition-base.ts'

/** All strips behind one another, each followed by its own first rows so that no stop wraps. */
export interface CompiledStrips {
  readonly symbols: Uint8Array
  readonly offsets: Int32Array
  readonly lengths: Int32Array
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
  }
}

/** How many of a symbol a window shows; `stop` counts from the start of all strips. */
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
