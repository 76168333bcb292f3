import { after, type TimeKey, timeKey, timeOfKey } from '@nordlys/core'
import type { GambleStanding } from '@nordlys/game-math'
import type { RoundsContext } from './context.ts'
import { offeringKey } from './offer.ts'
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

/** The same, for a round whose win may be gambled: it carries what that is, and is the same each time. */
export function keyWithOffer(
  { tokenSecret }: RoundsContext,
  playSession: string,
  carried: PlayTotals & { offer: GambleStanding },
  round: { key: TimeKey; at: Date },
): string {
  const key = offeringKey(tokenSecret, playSession, round)
  return writeRoundKey(tokenSecret, playSession, { key, ...carried })
}

function later(now: Date, previous: TimeKey | undefined): Date {
  if (!previous) return now
  const next = after(timeOfKey(previous), 1)
  return next > now ? next : now
}
