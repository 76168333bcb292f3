import { type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { walk } from './chain.ts'

/** Rounds further apart than this are not one stretch of play. */
const gapMaxMs = 60_000
const roundKinds = sql`(${sql.lit(journalKinds.round)}, ${sql.lit(journalKinds.bet)})`

/**
 * How long a player has played between two moments: from round to round, as far as these are not further
 * apart than a minute. Looks at the newest `rowsMax` movements alone, so that a long life costs no more.
 */
export async function playedMs(
  db: Db | Tx,
  { playerId, from, to, rowsMax }: { playerId: PlayerId; from: Date; to: Date; rowsMax: number },
): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    SELECT coalesce(sum(gap) FILTER (WHERE gap BETWEEN 0 AND ${gapMaxMs}), 0)::float8 AS ms FROM (
      SELECT extract(epoch FROM at - lag(at) OVER (ORDER BY seq)) * 1000 AS gap
      FROM (SELECT seq, at, kind FROM ${walk(playerId, 0n, null)} LIMIT ${rowsMax}) newest
      WHERE kind IN ${roundKinds} AND at >= ${from} AND at <= ${to}) gaps`.execute(db)
  return Math.floor(required(rows[0], 'how long was played').ms)
}
