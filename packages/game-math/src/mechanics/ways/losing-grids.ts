import type { WaysGame, WaysReels } from './compile.ts'
import { windowsOf } from './windows.ts'

/**
 * Method B's count of the grids that win nothing, by scatters. A set of symbols, as bits, is
 * followed from reel to reel: those that have stood on every reel so far. A grid wins as soon as
 * one of them has enough reels to pay.
 */
export function losingGrids(game: WaysGame, reels: WaysReels): bigint[] {
  const symbols = game.paying
  const everything = 2 ** symbols.length - 1
  let states = new Map([[`${everything},0`, { standing: everything, scatters: 0, grids: 1n }]])
  for (let reel = 0; reel < game.reels; reel += 1) {
    const after: typeof states = new Map()
    const paying = bitsOf(symbols, (symbol) => paysAt(game, symbol, reel + 1))
    for (const window of windowsOf(reels, reel, symbols)) {
      const shown = bitsOf(window.weights, (weight) => weight > 0)
      for (const state of states.values()) {
        const standing = state.standing & shown
        if ((standing & paying) !== 0) continue
        const scatters = state.scatters + window.scatters
        const grids = state.grids * BigInt(window.stops)
        const name = `${standing},${scatters}`
        const known = after.get(name)
        if (known) known.grids += grids
        else after.set(name, { standing, scatters, grids })
      }
    }
    states = after
  }
  const losing = Array.from({ length: game.reels + 1 }, () => 0n)
  for (const { scatters, grids } of states.values()) {
    if ((game.scatterPays[scatters] ?? 0) === 0) losing[scatters] = (losing[scatters] ?? 0n) + grids
  }
  return losing
}

function paysAt(game: WaysGame, symbol: number, count: number): boolean {
  return (game.definition.symbols[symbol]?.pays[String(count)] ?? 0) > 0
}

function bitsOf(values: readonly number[], isSet: (value: number) => boolean): number {
  return values.reduce((bits, value, index) => (isSet(value) ? bits | (1 << index) : bits), 0)
}
