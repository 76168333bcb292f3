import { countStride } from '../../base/compile-reels.ts'
import type { LineGrid } from './compile.ts'
import { withWild } from './wild-factors.ts'

/**
 * Reading one line as a machine: from a state and the next reel's symbol to the next state. A
 * negative state is final and is `-1 - coins`. Written from the rules of the game, apart from the
 * engine's own reading, so that methods A and B share no mistake.
 */
export interface LineMachine {
  readonly start: number
  readonly symbols: number
  readonly next: readonly (readonly number[])[]
}

export function lineMachine(game: LineGrid): LineMachine {
  const next: number[][] = []
  const known = new Map<string, number>()

  function stateOf(reading: Reading): number {
    if (reading.depth === game.reels) return settled(game, reading)
    const name = `${reading.depth},${reading.symbol},${reading.wilds},${reading.isHelped},${reading.times}`
    const seen = known.get(name)
    if (seen !== undefined) return seen
    const state = next.length
    known.set(name, state)
    const row: number[] = []
    next.push(row)
    game.keys.forEach((_, symbol) => {
      const longer = extend(game, reading, symbol)
      row.push(longer ? stateOf(longer) : settled(game, reading))
    })
    return state
  }

  const start = stateOf({ depth: 0, symbol: undefined, wilds: 0, isHelped: false, times: 0 })
  return { start, symbols: game.keys.length, next }
}

export function settledCoins(state: number): number {
  return -1 - state
}

interface Reading {
  /** Reels read so far, all of them part of the win. */
  readonly depth: number
  /** The symbol that is being collected; undefined while only wilds were seen. */
  readonly symbol: number | undefined
  readonly wilds: number
  readonly isHelped: boolean
  /** What wilds of several worths have come to. */
  readonly times: number
}

/** The reading one reel longer, or undefined when the symbol ends it. */
function extend(game: LineGrid, reading: Reading, symbol: number): Reading | undefined {
  const depth = reading.depth + 1
  if (symbol === game.scatter) return undefined
  const factor = game.factors?.ofSymbol[symbol] ?? 0
  if (game.factors && factor > 0) {
    if (reading.symbol === undefined) return undefined
    return { ...reading, depth, times: withWild(game.factors, reading.times, factor) }
  }
  if (symbol === game.wild) {
    return reading.symbol === undefined
      ? { ...reading, depth, wilds: depth }
      : { ...reading, depth, isHelped: true }
  }
  if (reading.symbol === undefined) return { ...reading, depth, symbol, isHelped: depth > 1 }
  return reading.symbol === symbol ? { ...reading, depth } : undefined
}

function settled(game: LineGrid, { depth, symbol, wilds, isHelped, times }: Reading): number {
  const pay = (of: number, count: number) => game.pays[of * countStride + count] ?? 0
  const ofWilds = wilds > 0 ? pay(game.wild, wilds) : 0
  const factor = Math.max(times, isHelped ? game.wildMultiplier : 1)
  const ofSymbol = symbol === undefined ? 0 : pay(symbol, depth) * factor
  return -1 - Math.max(ofWilds, ofSymbol)
}
