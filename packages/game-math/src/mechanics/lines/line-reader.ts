import { invariant } from '@nordlys/core'
import type { LineGrid } from './compile.ts'
import { lineWin, lineWins } from './line-win.ts'

/**
 * Reads a line reel by reel, by the engine's own reading of whole lines. Each step gives what is
 * won for certain, so that lines of which the same is left to be seen are in the same state. Lines
 * that win both ways are read from their middle reel outwards: where the middle reels do not agree,
 * they have lost from both ends.
 */
export interface LineReader {
  /** The reels, in the order in which they are read. */
  readonly order: readonly number[]
  readonly start: number
  readonly steps: readonly ReaderStep[]
}

/** From a state and a symbol, both at `state * symbols + symbol`. */
export interface ReaderStep {
  readonly symbols: number
  readonly next: Int32Array
  readonly coins: Int32Array
}

/** The state of a line that wins no more. */
export const settledLine = 0

/** Kept as long as its game: every kind of spin reads lines alike. */
const readers = new WeakMap<LineGrid, LineReader>()

export function lineReader(game: LineGrid): LineReader {
  const reader = readers.get(game) ?? makeReader(game)
  readers.set(game, reader)
  return reader
}

function makeReader(game: LineGrid): LineReader {
  const { reels, keys } = game
  const symbols = keys.length
  invariant(symbols ** reels <= 2 ** 25, `${symbols} symbols on ${reels} reels are too many`)
  const order = game.direction === undefined ? fromTheLeft(reels) : fromTheMiddle(reels)
  let level = wholeLines(game, order)
  const steps: ReaderStep[] = []
  for (let left = reels; left > 0; left -= 1) {
    const { before, step } = levelBefore(level, symbols)
    steps.unshift(step)
    level = before
  }
  return { order, start: level.states[0] ?? settledLine, steps }
}

function fromTheLeft(reels: number): number[] {
  return Array.from({ length: reels }, (_, reel) => reel)
}

function fromTheMiddle(reels: number): number[] {
  const middle = (reels - 1) / 2
  return fromTheLeft(reels).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
}

/** Of all lines read so far, whose symbols are digits of a code in the order they were read. */
interface Level {
  readonly states: Int32Array
  /** What such a line wins at least, whatever follows. */
  readonly coins: Int32Array
}

function wholeLines(game: LineGrid, order: readonly number[]): Level {
  const symbols = game.keys.length
  const coins = new Int32Array(symbols ** order.length)
  const line = order.map(() => 0)
  for (let code = 0; code < coins.length; code += 1) {
    coins[code] = coinsOf(game, line)
    countUp(line, order, symbols)
  }
  return { states: new Int32Array(coins.length).fill(settledLine), coins }
}

function coinsOf(game: LineGrid, line: readonly number[]): number {
  if (game.direction === undefined) return lineWin(game, line)?.coins ?? 0
  return lineWins(game, line).reduce((total, win) => total + win.coins, 0)
}

/** The next line in counting order, the symbol that is read last the fastest. */
function countUp(line: number[], order: readonly number[], symbols: number): void {
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const reel = order[place] ?? 0
    const next = (line[reel] ?? 0) + 1
    line[reel] = next === symbols ? 0 : next
    if (next < symbols) return
  }
}

/** The lines one reel shorter, and the step from them. */
function levelBefore(after: Level, symbols: number): { before: Level; step: ReaderStep } {
  const size = after.states.length / symbols
  const before = { states: new Int32Array(size), coins: new Int32Array(size) }
  const nothing = Array<number>(symbols).fill(0)
  const known = new Map([[`${nothing};${nothing}`, settledLine]])
  const next = [...nothing]
  const coins = [...nothing]
  for (let code = 0; code < size; code += 1) {
    const from = code * symbols
    before.coins[code] = after.coins[from] ?? 0
    if (isSettled(after, from, symbols)) continue
    const wins = after.coins.subarray(from, from + symbols)
    const least = Math.min(...wins)
    const more = wins.map((each) => each - least)
    const reached = after.states.subarray(from, from + symbols)
    const name = `${reached};${more}`
    const state = known.get(name) ?? known.size
    if (!known.has(name)) {
      known.set(name, state)
      next.push(...reached)
      coins.push(...more)
    }
    before.states[code] = state
    before.coins[code] = least
  }
  return { before, step: { symbols, next: Int32Array.from(next), coins: Int32Array.from(coins) } }
}

/** Whatever symbol is next, the same is won and nothing more: so it is of most lines. */
function isSettled({ states, coins }: Level, from: number, symbols: number): boolean {
  for (let code = from; code < from + symbols; code += 1) {
    if (states[code] !== settledLine || coins[code] !== coins[from]) return false
  }
  return true
}
