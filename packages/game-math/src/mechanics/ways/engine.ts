import { required } from '@nordlys/core'
import type { SymbolDefinition } from '../../base/definition-base.ts'
import type { Grid, RoundEvent, ScattersWin, WaysWin } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import type { Position } from '../../base/position.ts'
import { positionsOf, stopReels } from '../../base/reel-grid.ts'
import { freeMultiplier } from '../../features/free-spins.ts'
import type { Rng } from '../../random/rng.ts'
import type { WaysGame } from './compile.ts'
import type { NumberedWilds } from './definition.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. One draw per reel and
 * spin, from the left, is the whole use of chance. [PROOF-03] [PROOF-06]
 */
export function playRound(game: WaysGame, rng: Rng): RoundOutcome {
  const { strips, rows } = game.definition
  return playRoundOn(game, (mode) => stopReels(strips[mode], rows, rng))
}

/** What the reels of one spin stop on. */
export type StopReels = (mode: SpinMode) => { readonly stops: number[]; readonly grid: Grid }

type SpinMode = 'base' | 'free'

/** A round on reels that stop as they are told to, in the order they are asked. */
export function playRoundOn(game: WaysGame, stop: StopReels): RoundOutcome {
  const events: RoundEvent[] = []
  let awarded = playSpin(game, stop, events, 'base', 1, 0)
  for (let played = 0; played < awarded; played += 1) {
    awarded += playSpin(game, stop, events, 'free', freeMultiplier(game, played), awarded)
  }
  return outcomeOf(events, game.coinsPerBet, game.maxWinCoins)
}

/** Tells the spin and returns the free spins it won; `awarded` were won before it. */
function playSpin(
  game: WaysGame,
  stop: StopReels,
  events: RoundEvent[],
  mode: SpinMode,
  multiplier: number,
  awarded: number,
): number {
  const { stops, grid } = stop(mode)
  events.push({ kind: 'reels', mode, stops, grid, multiplier })
  const scatters = positionsOf(grid, required(game.keys[game.scatter], 'the scatter'))
  const wins = [...waysWins(game, grid, multiplier), ...scatterWins(game, scatters, multiplier)]
  if (wins.length > 0) {
    const coins = wins.reduce((total, win) => total + win.coins, 0)
    events.push({ kind: 'wins', wins, multiplier, coins })
  }
  const won = Math.min(game.freeSpins[scatters.length] ?? 0, game.maxFreeSpins - awarded)
  events.push(...freeSpinsEvent(won, awarded + won))
  return won
}

interface WithSymbols {
  readonly definition: {
    readonly symbols: readonly SymbolDefinition[]
    readonly wilds?: NumberedWilds
  }
}

/**
 * Each symbol that stands on enough reels from the left, wilds standing in for it. A way is worth
 * the numbers of its wilds, multiplied.
 */
export function waysWins(
  { definition: { symbols, wilds } }: WithSymbols,
  grid: Grid,
  multiplier: number,
): WaysWin[] {
  const wildKeys = symbols.filter(({ kind }) => kind === 'wild').map(({ key }) => key)
  const worthOf = (cells: readonly string[]) =>
    cells.reduce((total, cell) => total + (wilds?.multipliers[cell] ?? 1), 0)
  return symbols.flatMap(({ key, kind, pays }): WaysWin[] => {
    if (kind !== 'pay') return []
    const counting = [key, ...wildKeys]
    const columns = grid.map((column) => column.filter((each) => counting.includes(each)))
    const broken = columns.findIndex((column) => column.length === 0)
    const count = broken < 0 ? columns.length : broken
    const run = columns.slice(0, count)
    const ways = run.reduce((product, cells) => product * cells.length, 1)
    const worth = run.reduce((product, cells) => product * worthOf(cells), 1)
    const coins = (pays[String(count)] ?? 0) * worth * multiplier
    if (coins === 0) return []
    const positions = positionsOf(grid.slice(0, count), ...counting)
    const multiplied = worth > ways && { worth }
    return [{ kind: 'ways', symbol: key, count, ways, coins, positions, ...multiplied }]
  })
}

/** Scatters beyond the last number in the paytable pay as that one. */
export function scatterWins(
  { scatterPays }: { readonly scatterPays: Int32Array },
  positions: readonly Position[],
  multiplier: number,
): ScattersWin[] {
  const coins = (scatterPays[Math.min(positions.length, scatterPays.length - 1)] ?? 0) * multiplier
  return coins > 0 ? [{ kind: 'scatter', count: positions.length, coins, positions }] : []
}
