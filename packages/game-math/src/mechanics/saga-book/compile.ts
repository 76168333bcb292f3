import { required } from '@nordlys/core'
import {
  absentSymbol,
  byCount,
  type CompiledStrips,
  compileWindows,
  countStride,
  symbolOfKind,
} from '../../base/compile-reels.ts'
import type { Strips } from '../../base/definition-base.ts'
import { windowAt } from '../../base/reel-grid.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { spinsPlan } from '../chain/free-spins-chain.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain, onlyKind, type SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { SagaBookDefinition } from './definition.ts'

export interface SagaBookGame extends ChainGame {
  readonly definition: SagaBookDefinition
  /** As the rules read a grid: the book is the wild and the scatter. */
  readonly grid: LineGrid
}

/** Spins left, this one included; the base spin is the one before any was awarded. */
interface State {
  /** Index among the specials. */
  readonly special: number
  readonly left: number
  readonly awarded: number
}

/**
 * Which special a round has is drawn as it begins. The tally of a free spin tells both what the
 * special pays on all lines and how many books are seen: so many books, and `reels + 1` for each
 * reel that shows the special.
 */
export function compile(definition: SagaBookDefinition): SagaBookGame {
  const { specials, freeSpins, caps, coinsPerBet } = definition
  const plan = spinsPlan(definition)
  const books = definition.reels + 1
  const chain = layOutChain<State>({
    kinds: [
      plainKind(definition, definition.strips.base),
      ...specials.map(({ symbol }) => specialKind(definition, symbol)),
    ],
    starts: specials.map(({ weight }, special) => ({
      weight,
      state: { special, left: 1, awarded: 0 },
    })),
    spinOf: ({ special, awarded }) =>
      awarded === 0
        ? { kind: 0, part: 'base', multiplier: 1 }
        : { kind: 1 + special, part: 'free-spins', multiplier: freeSpins.multiplier },
    after({ special, left, awarded }, tally) {
      const won = freeSpinsWon(plan, tally % books, awarded)
      const next = left - 1 + won
      return next > 0 ? { special, left: next, awarded: awarded + won } : undefined
    },
  })
  return {
    definition,
    grid: gridOf(definition),
    chain,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
  }
}

/** A spin in which nothing expands: its tally is the number of books. */
export function plainKind(definition: SagaBookDefinition, strips: Strips): SpinKind {
  const game = proofGrid(definition)
  const book = definition.symbols[game.wild]?.key ?? ''
  return onlyKind(
    game,
    windowsOf(strips, game, (column) => countOf(column, book)),
  )
}

/** A free spin with its special symbol. */
function specialKind(definition: SagaBookDefinition, key: string): SpinKind {
  const { reels, lines, symbols, strips } = definition
  const game = proofGrid(definition)
  const book = symbols[game.wild]?.key ?? ''
  const { pays } = required(
    symbols.find((symbol) => symbol.key === key),
    `symbol ${key}`,
  )
  const books = reels + 1
  const mostScatters = books * reels + reels
  const onReels = byCount(pays, reels)
  const scatterPays = Int32Array.from({ length: mostScatters + 1 }, (_, tally) => {
    const expanded = (onReels[Math.floor(tally / books)] ?? 0) * lines.length
    return (game.scatterPays[tally % books] ?? 0) + expanded
  })
  return onlyKind(
    { ...game, mostScatters, scatterPays },
    windowsOf(
      strips.free,
      game,
      (column) => countOf(column, book) + (column.includes(key) ? books : 0),
    ),
  )
}

/** The book pays as a scatter alone, so on a line it is a wild without pays. */
export function gridOf(definition: SagaBookDefinition): LineGrid {
  const { reels, symbols } = definition
  const book = symbolOfKind(symbols, 'book')
  const grid = compileLineGrid({ ...definition, wildMultiplier: 1 }, 'scatter', reels)
  return {
    ...grid,
    wild: book,
    scatter: book,
    scatterPays: Int32Array.from(byCount(symbols[book]?.pays ?? {}, reels)),
    pays: grid.pays.map((coins, place) => (Math.floor(place / countStride) === book ? 0 : coins)),
  }
}

/** As it is proven: books are counted by what each stop adds to the tally. */
function proofGrid(definition: SagaBookDefinition): LineGrid {
  return { ...gridOf(definition), scatter: absentSymbol }
}

function windowsOf(
  strips: Strips,
  { keys, rows }: LineGrid,
  tallyOf: (column: readonly string[]) => number,
): CompiledStrips {
  const indexOf = (key: string) => keys.indexOf(key)
  return compileWindows(
    strips.map((strip) =>
      strip.map((_, stop) => {
        const column = windowAt(strip, stop, rows)
        return { symbols: column.map(indexOf), tally: tallyOf(column) }
      }),
    ),
    rows,
  )
}

function countOf(column: readonly string[], key: string): number {
  return column.filter((each) => each === key).length
}
