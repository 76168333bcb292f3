import { invariant, required } from '@nordlys/core'
import type { Grid, ReelsEvent, RoundEvent, Win } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf, windowAt } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { playFreeSpins } from '../chain/play-free-spins.ts'
import { lineWinsOn } from '../lines/engine.ts'
import { turnReels } from '../lines/spin-events.ts'
import type { ColossalGame } from './compile.ts'
import { giantReels } from './definition.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. A base spin draws one stop
 * per reel, from the left; a free spin that of the giant reel and then those of the first reel and
 * the last. [PROOF-03] [PROOF-06]
 */
export function playRound(game: ColossalGame, rng: Rng): RoundOutcome {
  const { definition, coinsPerBet, maxWinCoins } = game
  const events: RoundEvent[] = []
  playFreeSpins(definition, events, (how) => {
    const grid =
      how.mode === 'base'
        ? turnReels(game, definition.strips.base, rng, how, events)
        : turnGiant(game, rng, how, events)
    return tellWins(game, grid, how.multiplier, events)
  })
  return outcomeOf(events, coinsPerBet, maxWinCoins)
}

function turnGiant(
  { definition, rows }: ColossalGame,
  rng: Rng,
  how: Pick<ReelsEvent, 'mode' | 'multiplier'>,
  events: RoundEvent[],
): Grid {
  const [left, giant, right] = definition.strips.free
  invariant(left && giant && right, 'three strips of free spins')
  const stop = rng.below(giant.length)
  const [first, last] = [rng.below(left.length), rng.below(right.length)]
  const block = Array<string>(rows).fill(required(giant[stop], 'a giant symbol'))
  const middle = giantReels(definition)
  const grid = [
    windowAt(left, first, rows),
    ...middle.map(() => block),
    windowAt(right, last, rows),
  ]
  events.push({ kind: 'reels', ...how, stops: [first, ...middle.map(() => stop), last], grid })
  return grid
}

/** Tells what a grid wins and returns its scatters: as many as there are reels that show one. */
function tellWins(
  game: ColossalGame,
  grid: Grid,
  multiplier: number,
  events: RoundEvent[],
): number {
  const scatter = required(game.keys[game.scatter], 'the scatter')
  const count = grid.filter((column) => column.includes(scatter)).length
  const coins = (game.scatterPays[count] ?? 0) * multiplier
  const positions = positionsOf(grid, scatter)
  const wins: Win[] = [
    ...lineWinsOn(game, grid, multiplier).map((win) => ({ kind: 'line' as const, ...win })),
    ...(coins > 0 ? [{ kind: 'scatter' as const, count, coins, positions }] : []),
  ]
  const all = wins.reduce((sum, win) => sum + win.coins, 0)
  if (wins.length > 0) events.push({ kind: 'wins', wins, multiplier, coins: all })
  return count
}
