import { after } from '@nordlys/core'
import { sql } from 'kysely'
import type { PlayersContext, ThrottledAct } from './context.ts'

/**
 * Counts one attempt by `who` (an address or a look-up hash, kept only as a keyed hash) and tells
 * whether it is within what is allowed of that act. A refused attempt counts, too.
 */
export async function isWithinThrottle(
  context: Pick<PlayersContext, 'db' | 'vault' | 'rules'>,
  act: ThrottledAct,
  who: string,
  at: Date,
): Promise<boolean> {
  const { attemptsMax, windowMs } = context.rules.throttle[act]
  const windowEnded = sql<boolean>`players_throttle.window_started_at <= ${after(at, -windowMs)}`
  // One statement, so that attempts at the same moment are each counted.
  const { attempts } = await context.db
    .insertInto('players_throttle')
    .values({ bucket: context.vault.mark(act, who), window_started_at: at, attempts: 1 })
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
