import { required } from '@nordlys/core'
import type { CoinsByCount, GameDefinition, Strips } from './definition.ts'

/** A definition laid out for speed: symbols are indices, tables are typed arrays. */
export interface CompiledGame {
  readonly definition: GameDefinition
  readonly reels: number
  readonly rows: number
  readonly keys: readonly string[]
  /** `absentSymbol` when the game has none. */
  readonly wild: number
  readonly scatter: number
  readonly wildMultiplier: number
  /** Coins at `symbol * countStride + count`, the scatter's own coins among them. */
  readonly pays: Int32Array
  /** The cell, `reel * rows + row`, of each line on each reel, at `line * reels + reel`. */
  readonly lineCells: Uint8Array
  readonly base: CompiledStrips
  readonly free: CompiledStrips
  /** By scatter count. */
  readonly freeSpins: Int32Array
  readonly freeMultiplier: number
  readonly maxFreeSpins: number
  readonly maxWinCoins: number
  /** Scratch of the fast path: the cells of the spin being played. */
  readonly grid: Uint8Array
}

/** All strips behind one another, each followed by its own first rows so that no stop wraps. */
export interface CompiledStrips {
  readonly symbols: Uint8Array
  readonly offsets: Int32Array
  readonly lengths: Int32Array
}

export const countStride = 8
export const absentSymbol = 255

/** Once per game and program. The definition must have passed `checkDefinition`. */
export function compile(definition: GameDefinition): CompiledGame {
  const { reels, rows, symbols, lines } = definition
  const keys = symbols.map((symbol) => symbol.key)
  const indexOfKind = (kind: string) => symbols.findIndex((symbol) => symbol.kind === kind)
  const wild = indexOfKind('wild')
  return {
    definition,
    reels,
    rows,
    keys,
    wild: wild < 0 ? absentSymbol : wild,
    scatter: indexOfKind('scatter'),
    wildMultiplier: definition.wildMultiplier,
    pays: Int32Array.from(symbols.flatMap((symbol) => byCount(symbol.pays))),
    lineCells: Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    base: compileStrips(definition.strips.base, keys, rows),
    free: compileStrips(definition.strips.free, keys, rows),
    freeSpins: Int32Array.from(byCount(definition.freeSpins.spinsByScatters)),
    freeMultiplier: definition.freeSpins.multiplier,
    maxFreeSpins: definition.caps.maxFreeSpins,
    maxWinCoins: definition.caps.maxWinBets * definition.coinsPerBet,
    grid: new Uint8Array(reels * rows),
  }
}

function byCount(values: CoinsByCount): number[] {
  return Array.from({ length: countStride }, (_, count) => values[String(count)] ?? 0)
}

function compileStrips(strips: Strips, keys: readonly string[], rows: number): CompiledStrips {
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
