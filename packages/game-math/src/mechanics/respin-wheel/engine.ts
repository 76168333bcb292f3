import { required } from '@nordlys/core'
import type { Grid, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { windowAt } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { turnReels, winsOn } from '../lines/spin-events.ts'
import type { RespinWheelGame } from './compile.ts'
import { filledWith, wildOf } from './filled.ts'

/**
 * Plays one round to its end. Chance is used in this order, which is the replay format: one draw per
 * reel from the left, one for each time the third reel turns again, and one for the segment of the
 * wheel. [PROOF-03] [PROOF-06]
 */
export function playRound(game: RespinWheelGame, rng: Rng): RoundOutcome {
  const { strips, symbols, pairRespins } = game.definition
  const wild = wildOf(symbols)
  const events: RoundEvent[] = []
  let grid = turnReels(game, strips.base, rng, { mode: 'base', multiplier: 1 }, events)
  let wins = winsOn(game, grid, 1)
  events.push(...wins)
  const turning = wins.length === 0 ? thirdReel(grid, wild) : undefined
  for (let played = 0; turning !== undefined && wins.length === 0; played += 1) {
    if (played === pairRespins) break
    grid = turnAgain(game, grid, turning, rng, events)
    wins = winsOn(game, grid, 1)
    events.push(...wins)
  }
  if (filledWith(grid.flat(), wild) !== undefined) {
    const won = wins.reduce((total, { coins }) => total + coins, 0)
    events.push(turnWheel(game, won, rng))
  }
  return outcomeOf(events, game.coinsPerBet, game.maxWinCoins)
}

/** The reel beside two that are filled with one symbol; undefined when no two are. */
function thirdReel(grid: Grid, wild: string | undefined): number | undefined {
  const reels = [2, 1, 0]
  return reels.find((turning) => {
    const filled = grid.flatMap((column, reel) =>
      reel === turning ? [] : [filledWith(column, wild)],
    )
    return filled[0] !== undefined && filled[0] === filled[1]
  })
}

function turnAgain(
  { rows, definition }: RespinWheelGame,
  before: Grid,
  turning: number,
  rng: Rng,
  events: RoundEvent[],
): Grid {
  const strip = required(definition.strips.base[turning], 'the third reel')
  const known = events.findLast((event) => event.kind === 'reels')?.stops ?? []
  const stop = rng.below(strip.length)
  const grid = before.map((column, reel) =>
    reel === turning ? windowAt(strip, stop, rows) : column,
  )
  const stops = known.map((each, reel) => (reel === turning ? stop : each))
  const held = grid.flatMap((_, reel) => (reel === turning ? [] : [reel]))
  events.push({ kind: 'reels', mode: 'base', stops, grid, multiplier: 1, held })
  return grid
}

/** The grid's win is paid already: the wheel adds what its segment makes of it. */
function turnWheel({ definition }: RespinWheelGame, won: number, rng: Rng): RoundEvent {
  const { multipliers } = definition.wheel
  const segment = rng.below(multipliers.length)
  const multiplier = required(multipliers[segment], 'a segment')
  return { kind: 'wheel', segment, multiplier, coins: won * (multiplier - 1) }
}
