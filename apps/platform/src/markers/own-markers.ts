import type { HarmLevel, OwnMarkers } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

const changesMax = 20

/** From this level on a player is offered nothing. [MH12] */
export const offersStopFrom: HarmLevel = 2

export async function areOffersStopped(db: Db | Tx, player: PlayerId): Promise<boolean> {
  return (await findHarmLevel(db, player)) >= offersStopFrom
}

/** Where a player stands; 0 for one at whom nobody has looked. */
async function findHarmLevel(db: Db | Tx, player: PlayerId): Promise<HarmLevel> {
  const row = await db
    .selectFrom('markers_player')
    .select('level')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row?.level ?? 0
}

/** A player's own level and what led to it, for the player alone. */
export async function readOwnMarkers(db: Db, player: PlayerId): Promise<OwnMarkers> {
  const level = await findHarmLevel(db, player)
  const rows = await db
    .selectFrom('markers_level')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('level_id', 'desc')
    .limit(changesMax)
    .execute()
  const changes = rows.map((row) => ({
    at: row.at,
    from: row.from_level,
    to: row.to_level,
    marks: row.marks,
  }))
  return { level, marks: level > 0 ? (changes[0]?.marks ?? []) : [], changes }
}
