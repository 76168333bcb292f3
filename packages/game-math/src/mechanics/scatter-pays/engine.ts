import { required } from '@nordlys/core'
import type { AnywhereWin, Grid, MarkedCell, RoundEvent, Win } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf } from '../../base/reel-grid.ts'
import { cellSource, fall } from '../../features/cells.ts'
import { payOfSize } from '../../features/clusters.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { drawWeighted } from '../chain/weighted.ts'
import type { ScatterPaysGame } from './game.ts'

/**
 * Draws a listed round and plays it to its end. The draw of the class and the round in it is the
 * whole use of the round's own seed. [PROOF-03] [PROOF-06]
 */
export function playRound(game: ScatterPaysGame, rng: Rng): RoundOutcome {
  const { table } = game.definition
  return playListed(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * One round as it comes: the base spin and every free spin it wins. Cells are filled reel by reel
 * from the left and from the top, and what goes is filled in the same order; an orb that falls
 * draws its number at once. What orbs add up to begins anew with the first free spin.
 */
export function playListed(game: ScatterPaysGame, rng: Rng): RoundOutcome {
  const events: RoundEvent[] = []
  const base = playSpin(game, rng, events, 'base', 0)
  let awarded = winFreeSpins(game, events, base.scatters, 0)
  let gathered = 0
  for (let played = 0; played < awarded; played += 1) {
    const free = playSpin(game, rng, events, 'free', gathered)
    gathered += free.counted
    awarded += winFreeSpins(game, events, free.scatters, awarded)
  }
  return outcomeOf(events, game.definition.coinsPerBet, game.maxWinCoins)
}

function winFreeSpins(
  game: ScatterPaysGame,
  events: RoundEvent[],
  scatters: number,
  awarded: number,
): number {
  const won = freeSpinsWon(game, Math.min(scatters, game.reels), awarded)
  events.push(...freeSpinsEvent(won, awarded + won))
  return won
}

/**
 * Tells the spin. `gathered` is what the orbs of the free spins before it add up to; `counted` is
 * what its own add to that, nothing where it wins nothing.
 */
function playSpin(
  game: ScatterPaysGame,
  rng: Rng,
  events: RoundEvent[],
  mode: 'base' | 'free',
  gathered: number,
): { scatters: number; counted: number } {
  const first = filling(game, rng, mode)
  let grid: Grid = Array.from({ length: game.reels }, () =>
    Array.from({ length: game.rows }, first),
  )
  events.push({ kind: 'grid', grid })
  const multiplier = Math.max(1, gathered)
  let coins = 0
  for (let tumbles = 0; ; tumbles += 1) {
    const wins = anywhereWins(game, grid)
    if (wins.length === 0) break
    coins += sumOf(wins)
    tellWins(events, wins, multiplier)
    if (tumbles === game.mostTumbles) break
    const removed = wins.flatMap(({ positions }) => positions)
    const fallen = fall(grid, removed, filling(game, rng, mode))
    grid = fallen.grid
    events.push({ kind: 'tumble', removed, entered: fallen.entered, grid, multiplier })
  }
  const orbs = orbsOn(game, grid)
  const counted = coins > 0 ? orbs.reduce((sum, { times }) => sum + times, 0) : 0
  if (counted > 0) {
    const times = gathered + counted
    events.push({ kind: 'orbs', orbs, times, coins: coins * (times - multiplier) })
  }
  return { scatters: tellScatters(game, grid, events), counted }
}

/** Every symbol there is enough of, not yet multiplied. */
function anywhereWins({ definition, leastCount }: ScatterPaysGame, grid: Grid): AnywhereWin[] {
  return definition.symbols.flatMap(({ key, kind, pays }): AnywhereWin[] => {
    if (kind !== 'pay') return []
    const positions = positionsOf(grid, key)
    const count = positions.length
    if (count < leastCount) return []
    return [{ kind: 'anywhere', symbol: key, count, coins: payOfSize(pays, count), positions }]
  })
}

function orbsOn({ definition }: ScatterPaysGame, grid: Grid): MarkedCell[] {
  return definition.orbs.flatMap(({ symbol, times }) =>
    positionsOf(grid, symbol).map((position) => ({ ...position, times })),
  )
}

/** The answer is how many scatters lie there; their win is not multiplied. */
function tellScatters(game: ScatterPaysGame, grid: Grid, events: RoundEvent[]): number {
  const { key, pays } = required(game.definition.symbols[game.scatter], 'the scatter')
  const positions = positionsOf(grid, key)
  const count = positions.length
  const coins = pays[String(Math.min(count, game.reels))] ?? 0
  if (coins > 0) tellWins(events, [{ kind: 'scatter', count, coins, positions }], 1)
  return count
}

function tellWins(events: RoundEvent[], unmultiplied: readonly Win[], multiplier: number): void {
  const wins = unmultiplied.map((win) => ({ ...win, coins: win.coins * multiplier }))
  events.push({ kind: 'wins', wins, multiplier, coins: sumOf(wins) })
}

function sumOf(wins: readonly Win[]): number {
  return wins.reduce((total, win) => total + win.coins, 0)
}

/** The symbols of one filling. */
function filling({ definition }: ScatterPaysGame, rng: Rng, mode: 'base' | 'free'): () => string {
  const { symbols, orbs, cells1024 } = definition
  const anOrb = required(orbs[0], 'an orb').symbol
  const next = cellSource(symbols, rng)
  return () => {
    const key = next(cells1024[mode])
    return key === anOrb ? drawWeighted(orbs, rng).symbol : key
  }
}
