import { liveOutcomesMax } from '@nordlys/contracts'
import { secondMs, TimedCache } from '@nordlys/core'
import type { TableGame } from '@nordlys/game-math'
import { drawnBefore, type OwnerParts } from './owner/index.ts'

/**
 * What the last rounds of a table came to, the latest first, as any copy reads them from the rows: of rounds
 * that are over alone, and a second old at most. (LV30)
 */
export function latestOutcomes(
  game: TableGame,
  { rounds, definitions, time }: Pick<OwnerParts, 'rounds' | 'definitions' | 'time'>,
): TimedCache<unknown[]> {
  const clock = { now: () => new Date(time.now()) }
  return new TimedCache(clock, secondMs, async () => {
    const seeds = await rounds.latestSeeds(game.definition.id, liveOutcomesMax)
    return drawnBefore({ game, definitions }, seeds)
  })
}
