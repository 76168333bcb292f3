import { required } from '@nordlys/core'
import type { Grid } from '../../base/events.ts'
import type { LineWin, RoundOutcome, ScatterWin, Spin } from '../../base/outcome.ts'
import { positionsOf, stopReels, symbolAt } from '../../base/reel-grid.ts'
import { freeMultiplier } from '../../features/free-spins.ts'
import type { Rng } from '../../random/rng.ts'
import type { LineGrid, LinesGame } from './compile.ts'
import { lineWins } from './line-win.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. The outcome depends on
 * the game and the draws alone; stake, balance, player and history are not among its arguments.
 * [PROOF-06] One draw per reel and spin, from the left, is the whole use of chance: a recorded
 * seed replays only as long as that order stands. [PROOF-03]
 */
export function playRound(game: LinesGame, rng: Rng): RoundOutcome {
  const base = playSpin(game, rng, 'base', 1, 0)
  const spins = [base]
  let awarded = base.freeSpinsWon
  for (let played = 0; played < awarded; played += 1) {
    const spin = playSpin(game, rng, 'free', freeMultiplier(game, played), awarded)
    awarded += spin.freeSpinsWon
    spins.push(spin)
  }
  const winCoins = spins.reduce((total, spin) => total + spin.winCoins, 0)
  return {
    winCoins: Math.min(winCoins, game.maxWinCoins),
    totalBetCoins: game.coinsPerBet,
    spins,
    freeSpinsAwarded: awarded,
  }
}

/** `awarded` is the number of free spins the round has won so far; the cap counts them all. */
function playSpin(
  game: LinesGame,
  rng: Rng,
  mode: Spin['mode'],
  multiplier: number,
  awarded: number,
): Spin {
  const { stops, grid } = stopReels(game.definition.strips[mode], game.rows, rng)
  const lineWins = lineWinsOn(game, grid, multiplier)
  const scatters = positionsOf(grid, required(game.keys[game.scatter], 'the scatter'))
  const scatterCoins = (game.scatterPays[scatters.length] ?? 0) * multiplier
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

/** What every line of a grid wins, in the order of the lines. */
export function lineWinsOn(game: LineGrid, grid: Grid, multiplier: number): LineWin[] {
  return game.lines.flatMap((rows, line) => {
    const cells = rows.map((row, reel) => ({ reel, row }))
    const read = cells.map(({ reel, row }) => game.keys.indexOf(symbolAt(grid, reel, row)))
    return lineWins(game, read).map(({ symbol, count, coins, ...more }) => ({
      line,
      symbol: required(game.keys[symbol], 'the winning symbol'),
      count,
      coins: coins * multiplier,
      positions: (more.from === 'right' ? cells.toReversed() : cells).slice(0, count),
      ...more,
    }))
  })
}
