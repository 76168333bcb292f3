import {
  byCount,
  type CompiledStrips,
  compilePays,
  compileStrips,
  keysOf,
  symbolOfKind,
} from '../../base/compile-reels.ts'
import type { DefinitionBase } from '../../base/definition-base.ts'
import { type FreeSpinsPlan, freeMultipliersOf } from '../../features/free-spins.ts'
import type { LineDirection, Lines, LinesDefinition } from './definition.ts'
import type { WildFactors } from './wild-factors.ts'

/** What wins on lines, laid out for speed: symbols are indices, tables are typed arrays. */
export interface LineGrid {
  readonly reels: number
  readonly rows: number
  readonly coinsPerBet: number
  readonly keys: readonly string[]
  readonly lines: Lines
  /** Absent where lines are read from the left alone. */
  readonly direction?: LineDirection
  /** `absentSymbol` when the game has none. */
  readonly wild: number
  /** The symbol that is counted wherever it stands and never part of a line. */
  readonly scatter: number
  readonly mostScatters: number
  /** Coins by the number of scatters. */
  readonly scatterPays: Int32Array
  readonly wildMultiplier: number
  /** Of a game with wilds of several worths, which has no other wild; absent elsewhere. */
  readonly factors?: WildFactors
  /** Coins at `symbol * countStride + count`. */
  readonly pays: Int32Array
  /** The cell, `reel * rows + row`, of each line on each reel, at `line * reels + reel`. */
  readonly lineCells: Uint8Array
  /** Scratch of the fast path: the cells of the spin being played. */
  readonly grid: Uint8Array
}

/** A definition of lines with free spins, laid out for play. */
export interface LinesGame extends LineGrid, FreeSpinsPlan {
  readonly definition: LinesDefinition
  readonly base: CompiledStrips
  readonly free: CompiledStrips
  readonly maxWinCoins: number
}

/** Once per game and program. The definition must have passed its check. */
export function compile(definition: LinesDefinition): LinesGame {
  const { reels, rows, symbols, strips, freeSpins, caps } = definition
  const keys = keysOf(symbols)
  return {
    ...compileLineGrid(definition, 'scatter', reels),
    definition,
    base: compileStrips(strips.base, keys, rows),
    free: compileStrips(strips.free, keys, rows),
    freeSpins: Int32Array.from(byCount(freeSpins.spinsByScatters, reels)),
    freeMultipliers: freeMultipliersOf(freeSpins),
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * definition.coinsPerBet,
  }
}

/** `counted` is the kind that is counted anywhere, at most `mostScatters` of it in a spin. */
export function compileLineGrid(
  definition: DefinitionBase & {
    readonly lines: Lines
    readonly direction?: LineDirection
    readonly wildMultiplier: number
  },
  counted: 'scatter' | 'coin' | 'upgrade',
  mostScatters: number,
): LineGrid {
  const { reels, rows, coinsPerBet, symbols, lines, direction, wildMultiplier } = definition
  const scatter = symbolOfKind(symbols, counted)
  return {
    reels,
    rows,
    coinsPerBet,
    keys: keysOf(symbols),
    lines,
    ...(direction && { direction }),
    wild: symbolOfKind(symbols, 'wild'),
    scatter,
    mostScatters,
    scatterPays: Int32Array.from(byCount(symbols[scatter]?.pays ?? {}, mostScatters)),
    wildMultiplier,
    pays: compilePays(symbols),
    lineCells: Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    grid: new Uint8Array(reels * rows),
  }
}
