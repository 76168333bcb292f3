import {
  listMarkedPlayers as listCall,
  type OutcomeOf,
  type RequestOf,
  readPlayerMarkers as readCall,
} from '@nordlys/contracts'
import { playerId as playerIdOf } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { type StaffCall, staffCall } from '../staff/index.ts'
import { readOwnMarkers } from './own-markers.ts'
import './tables.ts'

const listMax = 100

/** The calls of the staff about the markers. */
export function markerCalls({ db }: { db: Db }): StaffCall[] {
  return [
    staffCall(readCall, ({ request }) => readPlayerMarkers(db, request)),
    staffCall(listCall, ({ request }) => listMarkedPlayers(db, request)),
  ]
}

/** The markers as the player sees them, for the staff. */
async function readPlayerMarkers(
  db: Db,
  asked: RequestOf<typeof readCall>,
): Promise<OutcomeOf<typeof readCall>> {
  const player = playerIdOf(asked.playerId)
  const known = await db
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return known
    ? { ok: true, ...(await readOwnMarkers(db, player)) }
    : { ok: false, refusal: 'unknown' }
}

/** The players at a level, by when they came to it. */
async function listMarkedPlayers(
  db: Db,
  { level }: RequestOf<typeof listCall>,
): Promise<OutcomeOf<typeof listCall>> {
  const rows = await db
    .selectFrom('markers_player as p')
    .innerJoinLateral(
      (newest) =>
        newest
          .selectFrom('markers_level as l')
          .select(['l.level_id', 'l.at', 'l.marks'])
          .whereRef('l.player_id', '=', 'p.player_id')
          .orderBy('l.level_id', 'desc')
          .limit(1)
          .as('change'),
      (join) => join.onTrue(),
    )
    .select(['p.player_id', 'p.level', 'change.at', 'change.marks'])
    .where('p.level', '=', level)
    .orderBy('change.level_id', 'desc')
    .limit(listMax)
    .execute()
  return {
    ok: true,
    players: rows.map((row) => ({
      playerId: row.player_id,
      level: row.level,
      since: row.at,
      marks: row.marks,
    })),
  }
}
