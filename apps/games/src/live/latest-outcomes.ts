import { liveOutcomesMax } from '@nordlys/contracts'
import { fromHex, secondMs, TimedCache } from '@nordlys/core'
import { seededRng, sharedDraw, type TableGame } from '@nordlys/game-math'
import type { OwnerParts } from './owner/index.ts'

/**
 * What the last rounds of a table came to, the latest first, as any copy reads them from the rows: of rounds
 * that are over alone, and a second old at most. (LV30)
 */
export function latestOutcomes(
  { definition }: TableGame,
  { rounds, time }: Pick<OwnerParts, 'rounds' | 'time'>,
): TimedCache<unknown[]> {
  const clock = { now: () => new Date(time.now()) }
  return new TimedCache(clock, secondMs, async () => {
    const seeds = await rounds.latestSeeds(definition.id, liveOutcomesMax)
    return seeds.map(({ seed }) => sharedDraw(definition, seededRng(fromHex(seed))))
  })
}
