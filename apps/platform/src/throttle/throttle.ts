import { retentionMs } from '@nordlys/contracts'
import { after, networkOf } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { countAttempt } from './count-attempt.ts'
import './tables.ts'
import type { ThrottledAct, ThrottleRules } from './throttle-rules.ts'

/** Counts attempts of acts that may be tried so often only. Built once at the program's start. */
export interface Throttle {
  db: Db
  rules: ThrottleRules
  /** A keyed hash, so that the table tells nobody who tried. */
  mark(act: ThrottledAct, name: string): Buffer
}

/** The key of a count: all of an address's network together, or one that has a name. */
export type Attempter = { address: string } | { name: string }

/** One name for all, where what matters is how often anybody does it. */
export const everybody: Attempter = { name: 'everybody' }

/**
 * Counts one attempt, by a keyed hash of who makes it, and tells whether it is within what is allowed of
 * that act. A refused attempt counts, too.
 */
export function isWithinThrottle(
  { db, rules, mark }: Throttle,
  act: ThrottledAct,
  who: Attempter,
  at: Date,
): Promise<boolean> {
  const key = mark(act, nameOf(who))
  return countAttempt(db, { table: 'players_throttle', column: 'bucket', key }, rules[act], at)
}

/** Forgets windows that ended long ago. A job ticks it. */
export async function forgetOldWindows(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('players_throttle')
    .where('window_started_at', '<=', after(at, -retentionMs.throttleWindow))
    .execute()
}

function nameOf(who: Attempter): string {
  return 'address' in who ? `network ${networkOf(who.address)}` : who.name
}
