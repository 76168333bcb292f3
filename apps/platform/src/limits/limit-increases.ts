import { type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

interface LimitIncrease {
  playerId: PlayerId
  at: Date
}

/**
 * When players asked for more room since a moment, or for no limit any more, whether or not it came to
 * be: what makes play looser is what waits.
 */
export async function listLimitIncreases(
  db: Db | Tx,
  players: readonly PlayerId[],
  from: Date,
): Promise<LimitIncrease[]> {
  const { rows } = await sql<{ player: number; at: Date }>`
    SELECT player_id AS player, requested_at AS at FROM limits_limit
    WHERE player_id = ANY (${[...players]}) AND requested_at > ${from} AND effective_at > requested_at
      AND requested_by = 'player'
    ORDER BY requested_at`.execute(db)
  return rows.map(({ player, at }) => ({ playerId: playerId(player), at }))
}

/** The players who asked for another limit since a moment. */
export async function listLimitChangersSince(db: Db | Tx, from: Date): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('limits_limit')
    .select('player_id')
    .distinct()
    .where('requested_at', '>', from)
    .execute()
  return rows.map(({ player_id }) => playerId(player_id))
}
