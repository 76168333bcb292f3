import type { FreeSpinsPlan } from '../features/free-spins.ts'
import {
  byCount,
  type CompiledStrips,
  compilePays,
  compileStrips,
  keysOf,
  shownAt,
  symbolOfKind,
} from '../slot/compile-reels.ts'
import type { WaysDefinition } from './definition.ts'

/** A definition of ways laid out for speed: a spin is looked up by its stops, no grid is built. */
export interface WaysGame extends FreeSpinsPlan {
  readonly definition: WaysDefinition
  readonly reels: number
  readonly rows: number
  readonly coinsPerBet: number
  readonly keys: readonly string[]
  readonly wild: number
  readonly scatter: number
  readonly scatterPays: Int32Array
  /** Coins of one way at `symbol * countStride + count`. */
  readonly pays: Int32Array
  readonly base: WaysReels
  readonly free: WaysReels
  readonly maxWinCoins: number
}

/** What each stop shows. A stop is numbered through all reels: `offsets[reel] + stop`. */
export interface WaysReels {
  readonly strips: CompiledStrips
  readonly lengths: Int32Array
  readonly offsets: Int32Array
  /** Cells that count for a symbol, wilds among them, at `stop * symbolStride + symbol`. */
  readonly counts: Uint8Array
  readonly scatters: Uint8Array
  /** The paying symbols a stop of the first reel shows, each once, at `stop * rows`. */
  readonly firstSymbols: Uint8Array
  readonly firstSymbolCounts: Uint8Array
}

export const symbolStride = 32

export function compile(definition: WaysDefinition): WaysGame {
  const { reels, rows, coinsPerBet, symbols, strips, freeSpins, caps } = definition
  const keys = keysOf(symbols)
  const [wild, scatter] = [symbolOfKind(symbols, 'wild'), symbolOfKind(symbols, 'scatter')]
  const reelsOf = (of: WaysDefinition['strips']['base']) =>
    compileReels(compileStrips(of, keys, rows), { rows, symbols: keys.length, wild, scatter })
  return {
    definition,
    reels,
    rows,
    coinsPerBet,
    keys,
    wild,
    scatter,
    scatterPays: Int32Array.from(byCount(symbols[scatter]?.pays ?? {}, reels)),
    pays: compilePays(symbols),
    base: reelsOf(strips.base),
    free: reelsOf(strips.free),
    freeSpins: Int32Array.from(byCount(freeSpins.spinsByScatters, reels)),
    freeMultipliers: freeSpins.multipliers,
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
  }
}

interface Alphabet {
  readonly rows: number
  readonly symbols: number
  readonly wild: number
  readonly scatter: number
}

function compileReels(strips: CompiledStrips, alphabet: Alphabet): WaysReels {
  const { rows, symbols, wild, scatter } = alphabet
  const { lengths } = strips
  const offsets = lengths.map((_, reel) => sum(lengths.subarray(0, reel)))
  const stops = sum(lengths)
  const counts = new Uint8Array(stops * symbolStride)
  const scatters = new Uint8Array(stops)
  const firstSymbols = new Uint8Array((lengths[0] ?? 0) * rows)
  const firstSymbolCounts = new Uint8Array(lengths[0] ?? 0)
  lengths.forEach((length, reel) => {
    for (let place = 0; place < length; place += 1) {
      const stop = (offsets[reel] ?? 0) + place
      const from = (strips.offsets[reel] ?? 0) + place
      const wilds = shownAt(strips, from, rows, wild)
      scatters[stop] = shownAt(strips, from, rows, scatter)
      for (let symbol = 0; symbol < symbols; symbol += 1) {
        if (symbol === wild || symbol === scatter) continue
        const shown = shownAt(strips, from, rows, symbol)
        counts[stop * symbolStride + symbol] = shown + wilds
        if (reel > 0 || shown === 0) continue
        firstSymbols[place * rows + (firstSymbolCounts[place] ?? 0)] = symbol
        firstSymbolCounts[place] = (firstSymbolCounts[place] ?? 0) + 1
      }
    }
  })
  return { strips, lengths, offsets, counts, scatters, firstSymbols, firstSymbolCounts }
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0)
}
