import type { PlayerId } from '@nordlys/core'
import type { Db } from '../../db/index.ts'
import '../base/tables.ts'

/** The first letter of each player's first name: all that others ever learn of them. */
export async function readInitials(
  db: Db,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('players_player')
    .select(['player_id', 'first_name'])
    .where('player_id', 'in', [...players])
    .execute()
  return new Map(
    rows.map((row) => [
      row.player_id as PlayerId,
      [...row.first_name.trim()].slice(0, 1).join('').toUpperCase(),
    ]),
  )
}
