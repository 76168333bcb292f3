import { required } from '@nordlys/core'
import type { Grid, HeldCoin, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import type { Position } from '../../base/position.ts'
import { positionsOf, stopReels } from '../../base/reel-grid.ts'
import type { HoldAndWin } from '../../features/hold-and-win.ts'
import type { Rng } from '../../random/rng.ts'
import { lineWinsOn } from '../lines/engine.ts'
import type { HoldGame } from './compile.ts'

/**
 * Plays one round to its end. Chance is used in this order, which is the replay format: one draw
 * per reel from the left; when the coins suffice, the prize of each, reel by reel from the top;
 * then for each spin and each empty cell in that order whether a coin lands, and its prize at
 * once when it does. [PROOF-03] [PROOF-06]
 */
export function playRound(game: HoldGame, rng: Rng): RoundOutcome {
  const { stops, grid } = stopReels(game.definition.strips.base, game.rows, rng)
  const events: RoundEvent[] = [{ kind: 'reels', mode: 'base', stops, grid, multiplier: 1 }]
  const wins = lineWinsOn(game, grid, 1).map((win) => ({ kind: 'line' as const, ...win }))
  if (wins.length > 0) {
    const coins = wins.reduce((total, win) => total + win.coins, 0)
    events.push({ kind: 'wins', wins, multiplier: 1, coins })
  }
  const coins = positionsOf(grid, required(game.keys[game.scatter], 'the coin'))
  if (coins.length >= game.trigger) playHold(game, rng, grid, coins, events)
  return outcomeOf(events, game.coinsPerBet, game.maxWinCoins)
}

function playHold(
  game: HoldGame,
  rng: Rng,
  grid: Grid,
  coins: readonly Position[],
  events: RoundEvent[],
): void {
  const feature = game.definition.holdAndWin
  const held = coins.map((position) => drawPrize(feature, game.prizeByDraw.length, position, rng))
  events.push({ kind: 'hold-start', held: [...held], spins: feature.spins })
  let empty = grid.flatMap((column, reel) =>
    column.flatMap((_, row) => (coins.some(isAt(reel, row)) ? [] : [{ reel, row }])),
  )
  for (let left = feature.spins; left > 0 && empty.length > 0; ) {
    const landed: HeldCoin[] = []
    for (const position of empty) {
      if (rng.below(1024) >= feature.land1024) continue
      landed.push(drawPrize(feature, game.prizeByDraw.length, position, rng))
    }
    empty = empty.filter(({ reel, row }) => !landed.some(isAt(reel, row)))
    held.push(...landed)
    left = landed.length > 0 ? feature.spins : left - 1
    events.push({ kind: 'hold-spin', landed, spinsLeft: empty.length > 0 ? left : 0 })
  }
  const heldCoins = held.reduce((total, coin) => total + coin.coins, 0)
  const fullGridCoins = empty.length === 0 ? feature.fullGridCoins : 0
  events.push({ kind: 'hold-end', heldCoins, fullGridCoins, coins: heldCoins + fullGridCoins })
}

/** What a coin is worth that lies in a cell. */
export function drawPrize(
  { prizes }: Pick<HoldAndWin, 'prizes'>,
  weights: number,
  position: Position,
  rng: Rng,
): HeldCoin {
  let draw = rng.below(weights)
  const prize = prizes.find(({ weight }) => {
    draw -= weight
    return draw < 0
  })
  const { coins, nameDa } = required(prize, 'a prize')
  return { ...position, coins, ...(nameDa && { prize: nameDa }) }
}

export function isAt(reel: number, row: number): (position: Position) => boolean {
  return (position) => position.reel === reel && position.row === row
}
