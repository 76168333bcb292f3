import { minuteMs, type PlayerId, playerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import './tables.ts'

/** One hit in so long, as of stakes that a limit refuses. */
const sliceMs = 10 * minuteMs

/** Keeps that a limit of time opened no game for a player. Told once in ten minutes, however often asked. */
export async function noteRefusedGame(db: Db, player: PlayerId, at: Date): Promise<void> {
  const slice = new Date(Math.floor(at.getTime() / sliceMs) * sliceMs)
  await db
    .insertInto('limits_refused_game')
    .values({ player_id: player, slice, at })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** When a limit of time opened no game for a player since a moment. */
export async function listRefusedGames(db: Db | Tx, player: PlayerId, from: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('limits_refused_game')
    .select('at')
    .where('player_id', '=', player)
    .where('at', '>', from)
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
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
