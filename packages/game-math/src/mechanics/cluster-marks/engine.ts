import { required } from '@nordlys/core'
import type { ClusterWin, Grid, RoundEvent, Win } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf } from '../../base/reel-grid.ts'
import { cellSource, fall } from '../../features/cells.ts'
import { clustersOf, payOfSize } from '../../features/clusters.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { drawListed } from '../../features/outcome-list.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { ClusterMarksGame } from './game.ts'
import { Marks } from './marks.ts'

/**
 * Draws a listed round and plays it to its end. The draw of the class and the round in it is the
 * whole use of the round's own seed. [PROOF-03] [PROOF-06]
 */
export function playRound(game: ClusterMarksGame, rng: Rng): RoundOutcome {
  const { table } = game.definition
  return playListed(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * One round as it comes: the base spin and every free spin it wins. Cells are filled reel by reel
 * from the left and from the top, and what goes is filled in the same order.
 */
export function playListed(game: ClusterMarksGame, rng: Rng): RoundOutcome {
  const events: RoundEvent[] = []
  const marks = new Marks(game.definition.marks.multipliers)
  let awarded = 0
  for (let played = 0; played <= awarded; played += 1) {
    const scatters = playSpin(game, rng, marks, events)
    const won = freeSpinsWon(game, Math.min(scatters, game.reels), awarded)
    awarded += won
    events.push(...freeSpinsEvent(won, awarded))
  }
  return outcomeOf(events, game.definition.coinsPerBet, game.maxWinCoins)
}

/** Tells the spin; the answer is how many scatters lie there at its end. */
function playSpin(game: ClusterMarksGame, rng: Rng, marks: Marks, events: RoundEvent[]): number {
  const first = filling(game, rng)
  let grid: Grid = Array.from({ length: game.reels }, () =>
    Array.from({ length: game.rows }, first),
  )
  events.push({ kind: 'grid', grid })
  for (let tumbles = 0; ; tumbles += 1) {
    const wins = clusterWins(game, grid, marks)
    if (wins.length === 0) break
    tellWins(events, wins)
    const removed = wins.flatMap(({ positions }) => positions)
    events.push({ kind: 'mark', cells: marks.raise(removed) })
    if (tumbles === game.mostTumbles) break
    const fallen = fall(grid, removed, filling(game, rng))
    grid = fallen.grid
    events.push({ kind: 'tumble', removed, entered: fallen.entered, grid, multiplier: 1 })
  }
  return tellScatters(game, grid, events)
}

/** Every cluster large enough, multiplied by the marks that stood there before it. */
function clusterWins(game: ClusterMarksGame, grid: Grid, marks: Marks): ClusterWin[] {
  const { symbols } = game.definition
  return clustersOf(grid).flatMap(({ symbol, positions }): ClusterWin[] => {
    const count = positions.length
    const { kind, pays } = required(
      symbols.find(({ key }) => key === symbol),
      symbol,
    )
    if (kind !== 'pay' || count < game.leastSize) return []
    const times = marks.timesOf(positions)
    const coins = payOfSize(pays, count) * times
    return [{ kind: 'cluster', symbol, count, coins, positions, ...(times > 1 && { times }) }]
  })
}

function tellScatters(game: ClusterMarksGame, grid: Grid, events: RoundEvent[]): number {
  const { key, pays } = required(game.definition.symbols[game.loner], 'the scatter')
  const positions = positionsOf(grid, key)
  const count = positions.length
  const coins = pays[String(Math.min(count, game.reels))] ?? 0
  if (coins > 0) tellWins(events, [{ kind: 'scatter', count, coins, positions }])
  return count
}

function tellWins(events: RoundEvent[], wins: readonly Win[]): void {
  const coins = wins.reduce((total, win) => total + win.coins, 0)
  events.push({ kind: 'wins', wins, multiplier: 1, coins })
}

/** The symbols of one filling. */
function filling({ definition }: ClusterMarksGame, rng: Rng): () => string {
  const next = cellSource(definition.symbols, rng)
  return () => next(definition.cells1024)
}
