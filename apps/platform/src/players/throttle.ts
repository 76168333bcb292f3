import { after, networkOf } from '@nordlys/core'
import { sql } from 'kysely'
import type { PlayersContext, ThrottledAct } from './context.ts'

/** Who is counted: all of an address's network together, or one that has a name. */
export type Attempter = { address: string } | { name: string }

/** One name for all, where what matters is how often anybody does it. */
export const everybody: Attempter = { name: 'everybody' }

/**
 * Counts one attempt, by a keyed hash of who makes it, and tells whether it is within what is allowed of
 * that act. A refused attempt counts, too.
 */
export async function isWithinThrottle(
  context: Pick<PlayersContext, 'db' | 'vault' | 'rules'>,
  act: ThrottledAct,
  who: Attempter,
  at: Date,
): Promise<boolean> {
  const { attemptsMax, windowMs } = context.rules.throttle[act]
  const windowEnded = sql<boolean>`players_throttle.window_started_at <= ${after(at, -windowMs)}`
  // One statement, so that attempts at the same moment are each counted.
  const { attempts } = await context.db
    .insertInto('players_throttle')
    .values({ bucket: context.vault.mark(act, nameOf(who)), window_started_at: at, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        attempts: sql`CASE WHEN ${windowEnded} THEN 1 ELSE players_throttle.attempts + 1 END`,
        window_started_at: sql`CASE WHEN ${windowEnded} THEN excluded.window_started_at
          ELSE players_throttle.window_started_at END`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return attempts <= attemptsMax
}

function nameOf(who: Attempter): string {
  return 'address' in who ? `network ${networkOf(who.address)}` : who.name
}
