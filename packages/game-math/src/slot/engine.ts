import { invariant, required } from '@nordlys/core'
import type { Rng } from '../random/rng.ts'
import { type CompiledGame, countStride } from './compile.ts'
import { lineWin } from './line-win.ts'
import type { LineWin, Position, RoundOutcome, ScatterWin, Spin } from './outcome.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. The outcome depends on
 * the game and the draws alone; stake, balance, player and history are not among its arguments.
 * [PROOF-06] One draw per reel and spin, from the left, is the whole use of chance: a recorded
 * seed replays only as long as that order stands. [PROOF-03]
 */
export function playRound(game: CompiledGame, rng: Rng): RoundOutcome {
  const base = playSpin(game, rng, 'base', 0)
  const spins = [base]
  let awarded = base.freeSpinsWon
  for (let played = 0; played < awarded; played += 1) {
    const spin = playSpin(game, rng, 'free', awarded)
    awarded += spin.freeSpinsWon
    spins.push(spin)
  }
  const winCoins = spins.reduce((total, spin) => total + spin.winCoins, 0)
  return {
    winCoins: Math.min(winCoins, game.maxWinCoins),
    totalBetCoins: game.definition.coinsPerBet,
    spins,
    freeSpinsAwarded: awarded,
  }
}

/** `awarded` is the number of free spins the round has won so far; the cap counts them all. */
function playSpin(game: CompiledGame, rng: Rng, mode: Spin['mode'], awarded: number): Spin {
  const { definition, keys } = game
  const stops = definition.strips[mode].map((strip) => rng.below(strip.length))
  const grid = definition.strips[mode].map((strip, reel) =>
    window(strip, stops[reel] ?? 0, game.rows),
  )
  const multiplier = mode === 'free' ? game.freeMultiplier : 1
  const lineWins = definition.lines.flatMap((rows, line): LineWin[] => {
    const win = lineWin(
      game,
      rows.map((row, reel) => keys.indexOf(at(grid, reel, row))),
    )
    if (win === undefined) return []
    const positions = rows.slice(0, win.count).map((row, reel) => ({ reel, row }))
    const symbol = required(keys[win.symbol], 'the winning symbol')
    return [{ line, symbol, count: win.count, coins: win.coins * multiplier, positions }]
  })
  const scatters = positionsOf(grid, required(keys[game.scatter], 'the scatter'))
  const scatterCoins = (game.pays[game.scatter * countStride + scatters.length] ?? 0) * multiplier
  const scatterWin: ScatterWin | undefined =
    scatterCoins > 0
      ? { count: scatters.length, coins: scatterCoins, positions: scatters }
      : undefined
  const lineCoins = lineWins.reduce((total, win) => total + win.coins, 0)
  return {
    mode,
    stops,
    grid,
    lineWins,
    ...(scatterWin && { scatterWin }),
    multiplier,
    freeSpinsWon: Math.min(game.freeSpins[scatters.length] ?? 0, game.maxFreeSpins - awarded),
    winCoins: lineCoins + scatterCoins,
  }
}

function window(strip: readonly string[], stop: number, rows: number): string[] {
  const beyond = stop + rows - strip.length
  const visible = strip.slice(stop, stop + rows)
  return beyond > 0 ? visible.concat(strip.slice(0, beyond)) : visible
}

function at(grid: readonly (readonly string[])[], reel: number, row: number): string {
  const symbol = grid[reel]?.[row]
  invariant(symbol !== undefined, `no cell ${reel},${row}`)
  return symbol
}

function positionsOf(grid: readonly (readonly string[])[], key: string): Position[] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === key ? [{ reel, row }] : [])),
  )
}
