import { after, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import type { ThrottleRule } from './throttle-rules.ts'

/** Whose attempts: a row of one of the two tables that count, by its key. */
export type Counter =
  | { table: 'players_throttle'; column: 'bucket'; key: Buffer }
  | { table: 'bonuses_guess'; column: 'player_id'; key: number }

/**
 * Counts one attempt and tells whether it is within the rule. The first attempt begins a window, and so
 * does the first after its end. A refused attempt counts, too; the count stops one above the rule.
 */
export async function countAttempt(
  db: Db | Tx,
  { table, column, key }: Counter,
  { attemptsMax, windowMs }: ThrottleRule,
  at: Date,
): Promise<boolean> {
  const windowEnded = sql`counted.window_started_at <= ${after(at, -windowMs)}`
  // One statement, so that attempts at the same moment are each counted.
  const { rows } = await sql<{ attempts: number }>`
    INSERT INTO ${sql.table(table)} AS counted (${sql.ref(column)}, window_started_at, attempts)
    VALUES (${key}, ${at}, 1)
    ON CONFLICT (${sql.ref(column)}) DO UPDATE SET
      attempts = CASE WHEN ${windowEnded} THEN 1
        ELSE least(counted.attempts + 1, ${attemptsMax + 1}::integer) END,
      window_started_at = CASE WHEN ${windowEnded} THEN excluded.window_started_at
        ELSE counted.window_started_at END
    RETURNING attempts`.execute(db)
  return required(rows[0], 'the attempt that was counted').attempts <= attemptsMax
}
