import { required } from '@nordlys/core'
import type { Grid, HeldCoin, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import type { Position } from '../../base/position.ts'
import { positionsOf } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { drawWeighted } from '../chain/weighted.ts'
import { drawPrize, isAt } from '../hold/engine.ts'
import { turnReels, winsOn } from '../lines/spin-events.ts'
import type { HoldCollectorGame } from './compile.ts'

/**
 * Plays one round to its end. Chance is used in this order, which is the replay format: one draw per
 * reel from the left; when the coins suffice, the prize of each, reel by reel from the top, and what
 * the chest holds; then for each spin and each empty cell in that order what lands in it, and the
 * prize of a coin at once. [PROOF-03] [PROOF-06]
 */
export function playRound(game: HoldCollectorGame, rng: Rng): RoundOutcome {
  const { strips, holdAndWin } = game.definition
  const events: RoundEvent[] = []
  const grid = turnReels(game, strips.base, rng, { mode: 'base', multiplier: 1 }, events)
  events.push(...winsOn(game, grid, 1))
  const coins = positionsOf(grid, required(game.keys[game.scatter], 'the coin'))
  if (coins.length >= holdAndWin.trigger) playHold(game, rng, grid, coins, events)
  return outcomeOf(events, game.coinsPerBet, game.maxWinCoins)
}

function playHold(
  game: HoldCollectorGame,
  rng: Rng,
  grid: Grid,
  coins: readonly Position[],
  events: RoundEvent[],
): void {
  const { holdAndWin, chest } = game.definition
  const held = coins.map((cell) => drawPrize(holdAndWin, game.prizeByDraw.length, cell, rng))
  events.push({ kind: 'hold-start', held: [...held], spins: holdAndWin.spins })
  events.push({ kind: 'chest', coins: drawWeighted(chest.prizes, rng).coins })
  let empty = grid.flatMap((column, reel) =>
    column.flatMap((_, row) => (coins.some(isAt(reel, row)) ? [] : [{ reel, row }])),
  )
  for (let left = holdAndWin.spins; left > 0 && empty.length > 0; ) {
    const landed = empty.flatMap((cell) => landIn(game, cell, rng))
    const worth = worthOf([...held, ...landed].filter(({ collects }) => !collects))
    const filled = landed.map((coin) => (coin.collects ? { ...coin, coins: worth } : coin))
    empty = empty.filter(({ reel, row }) => !filled.some(isAt(reel, row)))
    held.push(...filled)
    left = filled.length > 0 ? holdAndWin.spins : left - 1
    events.push({ kind: 'hold-spin', landed: filled, spinsLeft: empty.length > 0 ? left : 0 })
  }
  const heldCoins = worthOf(held)
  const fullGridCoins = empty.length === 0 ? holdAndWin.fullGridCoins : 0
  events.push({ kind: 'hold-end', heldCoins, fullGridCoins, coins: heldCoins + fullGridCoins })
}

/** A coin, a collector that is worth nothing yet, or nothing. */
function landIn(game: HoldCollectorGame, cell: Position, rng: Rng): HeldCoin[] {
  const { holdAndWin, collector } = game.definition
  const draw = rng.below(1024)
  if (draw < holdAndWin.land1024) {
    return [drawPrize(holdAndWin, game.prizeByDraw.length, cell, rng)]
  }
  const isCollector = draw < holdAndWin.land1024 + collector.land1024
  return isCollector ? [{ ...cell, coins: 0, collects: true }] : []
}

function worthOf(held: readonly HeldCoin[]): number {
  return held.reduce((total, { coins }) => total + coins, 0)
}
