import { invariant } from '@nordlys/core'
import {
  type CompiledStrips,
  compileWindows,
  stopsOf,
  talliedAt,
  type WindowOfStop,
} from '../../base/compile-reels.ts'
import { isFollower, type LinkedReels, stoppingWith } from '../../base/linked-reels.ts'
import type { LineGrid } from '../lines/compile.ts'
import { type LineMachine, lineMachine } from '../lines/line-machine.ts'
import type { SpinVariant } from './spin-chain.ts'

/** A grid in which linked reels are one reel, and the machine that reads its lines. */
export interface JoinedReels {
  readonly game: LineGrid
  readonly strips: CompiledStrips
  readonly machine: LineMachine
}

/** The reels of a variant, linked ones as one. */
export function joinedReels({ game, strips, linked }: SpinVariant): JoinedReels {
  return linked ? joinReels(game, strips, linked) : { game, strips, machine: lineMachine(game) }
}

/**
 * Linked reels as a single reel. Its rows are the ways in which lines cross the linked reels, and
 * its symbols are what such a crossing does to the machine that reads a line; two that do the same
 * are one symbol.
 */
function joinReels(game: LineGrid, strips: CompiledStrips, linked: LinkedReels): JoinedReels {
  const machine = lineMachine(game)
  const crossings = crossingsOf(game, linked)
  const rows = Math.max(game.rows, crossings.length)
  const joined = new JoinedSymbols(machine)
  const windows: WindowOfStop[][] = []
  for (let reel = 0; reel < game.reels; reel += 1) {
    if (isFollower(linked, reel)) continue
    const { from, until, stride } = stopsOf(strips, reel)
    const stops: WindowOfStop[] = []
    for (let place = from; place < until; place += stride) {
      const seen = (row: number) => strips.symbols[place + row] ?? 0
      const symbols =
        reel === linked.first
          ? crossings.map((crossing) => joined.symbolFor(crossing.map(seen)))
          : Array.from({ length: game.rows }, (_, row) => seen(row))
      const tally = talliedAt(strips, place, game) * stoppingWith(linked, reel)
      stops.push({ symbols: padded(symbols, rows), tally })
    }
    windows.push(stops)
  }
  invariant(joined.count <= 256, `${joined.count} symbols of joined reels are too many`)
  return {
    game: joinedGame(game, linked, crossings, rows),
    strips: compileWindows(windows, rows),
    machine: { ...machine, symbols: joined.count, next: joined.next },
  }
}

/** The rows of a line on the linked reels. */
type Crossing = readonly number[]

function rowsOf({ lines }: LineGrid, line: number, { first, reels }: LinkedReels): Crossing {
  return lines[line]?.slice(first, first + reels) ?? []
}

function crossingsOf(game: LineGrid, linked: LinkedReels): readonly Crossing[] {
  const known = new Map<string, Crossing>()
  for (const line of game.lines.keys()) {
    const crossing = rowsOf(game, line, linked)
    known.set(String(crossing), crossing)
  }
  return [...known.values()]
}

function joinedGame(
  game: LineGrid,
  linked: LinkedReels,
  crossings: readonly Crossing[],
  rows: number,
): LineGrid {
  const placeOf = new Map(crossings.map((crossing, place) => [String(crossing), place]))
  const lines = game.lines.map((line, index) => [
    ...line.slice(0, linked.first),
    placeOf.get(String(rowsOf(game, index, linked))) ?? 0,
    ...line.slice(linked.first + linked.reels),
  ])
  const reels = game.reels - linked.reels + 1
  invariant(reels * rows <= 256, `${reels} reels of ${rows} rows are too many cells`)
  return {
    ...game,
    reels,
    rows,
    lines,
    lineCells: Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
  }
}

/** Symbols of a joined reel, after those of the game: each has its own row in every state. */
class JoinedSymbols {
  readonly next: number[][]
  readonly #machine: LineMachine
  readonly #known = new Map<string, number>()

  constructor(machine: LineMachine) {
    this.#machine = machine
    this.next = machine.next.map((row) => [...row])
  }

  get count(): number {
    return this.#machine.symbols + this.#known.size
  }

  symbolFor(seen: readonly number[]): number {
    const reached = this.next.map((_, state) => this.#read(state, seen))
    const name = String(reached)
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const symbol = this.count
    this.#known.set(name, symbol)
    for (const [state, row] of this.next.entries()) row[symbol] = reached[state] ?? -1
    return symbol
  }

  /** The state after all of them; a settled one stays. */
  #read(state: number, seen: readonly number[]): number {
    return seen.reduce(
      (at, symbol) => (at < 0 ? at : (this.#machine.next[at]?.[symbol] ?? -1)),
      state,
    )
  }
}

function padded(symbols: readonly number[], rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => symbols[row] ?? 0)
}
