import type { OutcomeOf, setFavourite as setFavouriteCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { type Db, lockSpaces } from '../db/index.ts'
import './tables.ts'

/** More than anyone marks, and few enough to be sent with every list. */
export const favouritesMax = 500

/** The latest marked first. [GAME-05] */
export async function listFavourites(db: Db, playerId: PlayerId): Promise<string[]> {
  const rows = await db
    .selectFrom('games_favourite')
    .select('game')
    .where('player_id', '=', playerId)
    .orderBy('marked_at', 'desc')
    .orderBy('game')
    .execute()
  return rows.map(({ game }) => game)
}

/** Marks a game or takes its mark away; asking twice is the same as asking once. [GAME-05] */
export async function setFavourite(
  db: Db,
  wish: { playerId: PlayerId; gameId: string; isFavourite: boolean; at: Date },
): Promise<OutcomeOf<typeof setFavouriteCall>> {
  const { playerId, gameId, isFavourite, at } = wish
  if (!isFavourite) {
    await db
      .deleteFrom('games_favourite')
      .where('player_id', '=', playerId)
      .where('game', '=', gameId)
      .execute()
    return { ok: true }
  }
  return db.transaction().execute(async (tx) => {
    // Two marks at once are counted one after the other.
    await sql`SELECT pg_advisory_xact_lock(${lockSpaces.favouritesOfPlayer}, ${playerId})`.execute(
      tx,
    )
    const { others, isMarked } = await tx
      .selectFrom('games_favourite')
      .select(({ fn }) => [
        fn.countAll<bigint>().filterWhere('game', '<>', gameId).as('others'),
        fn.countAll<bigint>().filterWhere('game', '=', gameId).as('isMarked'),
      ])
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
    if (isMarked > 0n) return { ok: true }
    if (others >= favouritesMax) return { ok: false, refusal: 'too-many-favourites' }
    const row = { player_id: playerId, game: gameId, marked_at: at }
    await tx.insertInto('games_favourite').values(row).execute()
    return { ok: true }
  })
}
