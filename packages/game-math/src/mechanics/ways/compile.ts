import {
  byCount,
  type CompiledStrips,
  compilePays,
  compileStrips,
  keysOf,
  shownAt,
  symbolOfKind,
} from '../../base/compile-reels.ts'
import type { FreeSpinsPlan } from '../../features/free-spins.ts'
import type { AnyWaysDefinition } from './definition.ts'

/** A definition of ways laid out for speed: a spin is looked up by its stops, no grid is built. */
export interface WaysGame extends FreeSpinsPlan {
  readonly definition: AnyWaysDefinition
  readonly reels: number
  /** Of the highest window. */
  readonly rows: number
  readonly coinsPerBet: number
  readonly keys: readonly string[]
  readonly scatter: number
  /** The symbols that win on ways. */
  readonly paying: readonly number[]
  readonly scatterPays: Int32Array
  /** Coins of one way at `symbol * countStride + count`. */
  readonly pays: Int32Array
  readonly base: WaysReels
  readonly free: WaysReels
  readonly maxWinCoins: number
}

/**
 * What each stop shows. A stop is numbered through all reels: `offsets[reel] + stop`. All stops of
 * a reel are equally likely; where its height changes too, there is one for each pair of both.
 */
export interface WaysReels {
  readonly lengths: Int32Array
  readonly offsets: Int32Array
  /**
   * What the cells that count for a symbol weigh, at `stop * symbolStride + symbol`: one each, and
   * a wild as much as it multiplies by. The ways of a run, each as often as its wilds multiply it,
   * are the product of its weights.
   */
  readonly weights: Uint8Array
  readonly scatters: Uint8Array
  /** The paying symbols a stop of the first reel shows, each once, at `stop * rows`. */
  readonly firstSymbols: Uint8Array
  readonly firstSymbolCounts: Uint8Array
}

export const symbolStride = 32

/** How many rows each stop of one reel shows, as many strips of stops as there are heights. */
export type HeightsOf = (mode: 'base' | 'free', reel: number) => readonly number[]

/** Each reel has one stop for each place on its strip at each of its heights, in that order. */
export function compile(
  definition: AnyWaysDefinition,
  heightsOf: HeightsOf = () => [definition.rows],
): WaysGame {
  const { reels, rows, coinsPerBet, symbols, strips, freeSpins, caps } = definition
  const keys = keysOf(symbols)
  const scatter = symbolOfKind(symbols, 'scatter')
  const paying = symbols.flatMap(({ kind }, symbol) => (kind === 'pay' ? [symbol] : []))
  const alphabet = { rows, scatter, paying, wilds: wildsOf(definition) }
  const reelsOf = (mode: 'base' | 'free') => {
    const compiled = compileStrips(strips[mode], keys, rows)
    const windows = strips[mode].map((_, reel) => windowsOf(compiled, reel, heightsOf(mode, reel)))
    return compileReels(compiled, windows, alphabet)
  }
  return {
    definition,
    reels,
    rows,
    coinsPerBet,
    keys,
    scatter,
    paying,
    scatterPays: Int32Array.from(byCount(symbols[scatter]?.pays ?? {}, reels)),
    pays: compilePays(symbols),
    base: reelsOf('base'),
    free: reelsOf('free'),
    freeSpins: Int32Array.from(byCount(freeSpins.spinsByScatters, reels)),
    freeMultipliers: freeSpins.multipliers,
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
  }
}

function wildsOf({ symbols, wilds }: AnyWaysDefinition): Wild[] {
  return symbols.flatMap(({ key, kind }, symbol) =>
    kind === 'wild' ? [{ symbol, weight: wilds?.multipliers[key] ?? 1 }] : [],
  )
}

/** What one stop shows: so many rows from a place among all strips. */
interface CompiledWindow {
  readonly from: number
  readonly height: number
}

function windowsOf(
  { offsets, lengths }: CompiledStrips,
  reel: number,
  heights: readonly number[],
): CompiledWindow[] {
  return heights.flatMap((height) =>
    Array.from({ length: lengths[reel] ?? 0 }, (_, place) => ({
      from: (offsets[reel] ?? 0) + place,
      height,
    })),
  )
}

interface Alphabet {
  readonly rows: number
  readonly scatter: number
  readonly paying: readonly number[]
  readonly wilds: readonly Wild[]
}

interface Wild {
  readonly symbol: number
  /** What it multiplies a way by. */
  readonly weight: number
}

function compileReels(
  strips: CompiledStrips,
  windows: readonly (readonly CompiledWindow[])[],
  alphabet: Alphabet,
): WaysReels {
  const { rows, scatter, paying, wilds } = alphabet
  const lengths = Int32Array.from(windows, (stops) => stops.length)
  const offsets = lengths.map((_, reel) => sum(lengths.subarray(0, reel)))
  const stops = sum(lengths)
  const weights = new Uint8Array(stops * symbolStride)
  const scatters = new Uint8Array(stops)
  const firstSymbols = new Uint8Array((lengths[0] ?? 0) * rows)
  const firstSymbolCounts = new Uint8Array(lengths[0] ?? 0)
  for (const [reel, ofReel] of windows.entries()) {
    for (const [place, { from, height }] of ofReel.entries()) {
      const stop = (offsets[reel] ?? 0) + place
      const ofWilds = wilds.reduce(
        (total, { symbol, weight }) => total + weight * shownAt(strips, from, height, symbol),
        0,
      )
      scatters[stop] = shownAt(strips, from, height, scatter)
      for (const symbol of paying) {
        const shown = shownAt(strips, from, height, symbol)
        weights[stop * symbolStride + symbol] = shown + ofWilds
        if (reel > 0 || shown === 0) continue
        firstSymbols[place * rows + (firstSymbolCounts[place] ?? 0)] = symbol
        firstSymbolCounts[place] = (firstSymbolCounts[place] ?? 0) + 1
      }
    }
  }
  return { lengths, offsets, weights, scatters, firstSymbols, firstSymbolCounts }
}

function sum(values: Int32Array): number {
  return values.reduce((total, value) => total + value, 0)
}
