import { type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** When a player asked for more room since a moment, whether or not it came to be. */
export async function listLimitRaises(db: Db | Tx, player: PlayerId, from: Date): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    SELECT requested_at AS at FROM (
      SELECT requested_at, amount_ore,
        lag(amount_ore) OVER (PARTITION BY period ORDER BY limit_id) AS before_ore
      FROM limits_deposit_limit WHERE player_id = ${player}) asked
    WHERE amount_ore > before_ore AND requested_at > ${from}
    ORDER BY requested_at`.execute(db)
  return rows.map(({ at }) => at)
}

/** Who asked for another limit since a moment. */
export async function listLimitChangersSince(db: Db | Tx, from: Date): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('limits_deposit_limit')
    .select('player_id')
    .distinct()
    .where('requested_at', '>', from)
    .execute()
  return rows.map(({ player_id }) => playerId(player_id))
}
