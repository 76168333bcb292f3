import { after, type TimeKey, timeKey, timeOfKey } from '@nordlys/core'
import type { RoundsContext } from './context.ts'
import { type PlayTotals, writeRoundKey } from './round-key.ts'

/**
 * A fresh key for this play's next round, with the totals so far. It lies after the `previous` one
 * whichever copy of the program issued that, so a play's keys are in the order of its rounds.
 */
export function nextKey(
  { clock, random, tokenSecret }: RoundsContext,
  playSession: string,
  { stakedOre, wonOre }: PlayTotals,
  previous?: TimeKey,
): string {
  const key = timeKey({ now: () => later(clock.now(), previous) }, random)
  return writeRoundKey(tokenSecret, playSession, { key, stakedOre, wonOre })
}

function later(now: Date, previous: TimeKey | undefined): Date {
  if (!previous) return now
  const next = after(timeOfKey(previous), 1)
  return next > now ? next : now
}
