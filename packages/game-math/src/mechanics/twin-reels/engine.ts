import type { ReelsEvent, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { windowAt } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { playFreeSpins } from '../chain/play-free-spins.ts'
import { drawWeighted } from '../chain/weighted.ts'
import { scattersOn, winsOn } from '../lines/spin-events.ts'
import type { TwinReelsGame } from './compile.ts'
import type { TwinReelsDefinition } from './definition.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. A spin draws which reels
 * are twins, then one stop per reel from the left, and twins share the stop of the first of them.
 * [PROOF-03] [PROOF-06]
 */
export function playRound(game: TwinReelsGame, rng: Rng): RoundOutcome {
  const { definition, coinsPerBet, maxWinCoins } = game
  const events: RoundEvent[] = []
  playFreeSpins(definition, events, (how) => {
    const turned = turnTwins(definition, how.mode, rng)
    events.push({ kind: 'reels', ...how, ...turned })
    events.push(...winsOn(game, turned.grid, how.multiplier))
    return scattersOn(game, turned.grid).length
  })
  return outcomeOf(events, coinsPerBet, maxWinCoins)
}

function turnTwins(
  { strips, twins, rows }: TwinReelsDefinition,
  mode: ReelsEvent['mode'],
  rng: Rng,
): Required<Pick<ReelsEvent, 'stops' | 'grid' | 'twins'>> {
  const { first, reels } = drawWeighted(twins[mode], rng)
  const together = Array.from({ length: reels }, (_, place) => first + place)
  const [stops, grid]: [number[], string[][]] = [[], []]
  for (const [reel, strip] of strips[mode].entries()) {
    const follows = reel > first && together.includes(reel)
    stops.push(follows ? (stops[first] ?? 0) : rng.below(strip.length))
    grid.push(follows ? [...(grid[first] ?? [])] : windowAt(strip, stops[reel] ?? 0, rows))
  }
  return { stops, grid, twins: together }
}
