import { required } from '@nordlys/core'
import type { Grid, RoundEvent, Win } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import type { Position } from '../../base/position.ts'
import { positionsOf } from '../../base/reel-grid.ts'
import { cellSource, fall } from '../../features/cells.ts'
import { freeSpinsWon } from '../../features/free-spins.ts'
import { heightAt, heightDraws } from '../../features/heights.ts'
import { drawListed } from '../../features/outcome-list.ts'
import { tumbleMultiplier } from '../../features/tumble.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import { scatterWins, waysWins } from '../ways/engine.ts'
import type { FlexvejeFaldGame } from './game.ts'

/**
 * Draws a listed round and plays it to its end. The draw of the class and the round in it is the
 * whole use of the round's own seed. [PROOF-03] [PROOF-06]
 */
export function playRound(game: FlexvejeFaldGame, rng: Rng): RoundOutcome {
  const { table } = game.definition
  return playListed(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * One round as it comes: the base spin and every free spin it wins. A spin draws the height of each
 * reel from the left, then its cells reel by reel from the top; after each win the removed cells
 * are filled in the same order.
 */
export function playListed(game: FlexvejeFaldGame, rng: Rng): RoundOutcome {
  const events: RoundEvent[] = []
  const base = playSpin(game, rng, events, 0)
  let awarded = winFreeSpins(game, events, base.scatters, 0)
  let tumbles = 0
  for (let played = 0; played < awarded; played += 1) {
    const free = playSpin(game, rng, events, tumbles)
    tumbles = free.tumbles
    awarded += winFreeSpins(game, events, free.scatters, awarded)
  }
  return outcomeOf(events, game.definition.coinsPerBet, game.maxWinCoins)
}

function winFreeSpins(
  game: FlexvejeFaldGame,
  events: RoundEvent[],
  scatters: number,
  awarded: number,
): number {
  const won = freeSpinsWon(game, Math.min(scatters, game.reels), awarded)
  events.push(...freeSpinsEvent(won, awarded + won))
  return won
}

/** Tells the spin; `tumblesBefore` have raised the multiplier it begins with. */
function playSpin(
  game: FlexvejeFaldGame,
  rng: Rng,
  events: RoundEvent[],
  tumblesBefore: number,
): { scatters: number; tumbles: number } {
  const { tumble, heights } = game.definition
  const rows = heights.map((weights) => heightAt(weights, rng.below(heightDraws(weights))))
  const first = filling(game, rng)
  let grid: Grid = rows.map((height, reel) => Array.from({ length: height }, () => first(reel)))
  events.push({ kind: 'grid', grid })
  let tumbles = tumblesBefore
  for (;;) {
    const multiplier = tumbleMultiplier(tumble, tumbles)
    const wins = waysWins(game, grid, multiplier)
    tellWins(events, wins, multiplier)
    if (wins.length === 0 || tumbles - tumblesBefore === tumble.most) break
    tumbles += 1
    const removed = removedBy(grid, wins)
    const fallen = fall(grid, removed, filling(game, rng))
    grid = fallen.grid
    const next = tumbleMultiplier(tumble, tumbles)
    events.push({ kind: 'tumble', removed, entered: fallen.entered, grid, multiplier: next })
  }
  const scatters = positionsOf(
    grid,
    required(game.definition.symbols[game.scatter]?.key, 'the scatter'),
  )
  const multiplier = tumbleMultiplier(tumble, tumbles)
  tellWins(events, scatterWins(game, scatters, multiplier), multiplier)
  return { scatters: scatters.length, tumbles }
}

function tellWins(events: RoundEvent[], wins: readonly Win[], multiplier: number): void {
  if (wins.length === 0) return
  const coins = wins.reduce((total, win) => total + win.coins, 0)
  events.push({ kind: 'wins', wins, multiplier, coins })
}

/** Every cell of a win, once though several wins share a wild. */
function removedBy(grid: Grid, wins: readonly Win[]): Position[] {
  const won = new Set(wins.flatMap(({ positions }) => positions.map(nameOf)))
  return grid.flatMap((column, reel) =>
    column.flatMap((_, row) => (won.has(nameOf({ reel, row })) ? [{ reel, row }] : [])),
  )
}

function nameOf({ reel, row }: Position): string {
  return `${reel},${row}`
}

/** The symbols of one filling. */
function filling({ definition }: FlexvejeFaldGame, rng: Rng): (reel: number) => string {
  const next = cellSource(definition.symbols, rng)
  return (reel) => next(definition.cells1024[reel] ?? [])
}
