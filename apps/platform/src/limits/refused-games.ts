import { minuteMs, type PlayerId, playerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** One hit in so long, as of stakes that a limit refuses. */
const sliceMs = 10 * minuteMs

/** Records that a limit of time refused a player a game, at most once in ten minutes. */
export async function noteRefusedGame(db: Db, player: PlayerId, at: Date): Promise<void> {
  const slice = new Date(Math.floor(at.getTime() / sliceMs) * sliceMs)
  await db
    .insertInto('limits_refused_game')
    .values({ player_id: player, slice, at })
    .onConflict((known) => known.doNothing())
    .execute()
}

interface RefusedGame {
  playerId: PlayerId
  at: Date
}

/** When a limit of time opened no game for these players since a moment. */
export async function listRefusedGames(
  db: Db | Tx,
  players: readonly PlayerId[],
  from: Date,
): Promise<RefusedGame[]> {
  const rows = await db
    .selectFrom('limits_refused_game')
    .select(['player_id', 'at'])
    .where('player_id', 'in', [...players])
    .where('at', '>', from)
    .orderBy('at')
    .execute()
  return rows.map(({ player_id, at }) => ({ playerId: playerId(player_id), at }))
}

/** For whom a limit of time opened no game since a moment. */
export async function listRefusedPlayersSince(db: Db | Tx, from: Date): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('limits_refused_game')
    .select('player_id')
    .distinct()
    .where('at', '>', from)
    .execute()
  return rows.map(({ player_id }) => playerId(player_id))
}
