import { type Favourite, type FavouriteSlip, favouritesMax } from '@nordlys/contracts'
import { type Clock, type Random, required, timeKey } from '@nordlys/core'
import { canonicalJson } from '@nordlys/game-math'
import { type Kysely, sql } from 'kysely'
import { type Database, lockSeeds } from '../db/index.ts'
import type { Seat } from './hand-outcome.ts'
import './tables.ts'

/** Whose favourites at which table. */
export type FavouritesOf = Pick<Seat, 'playerRef' | 'gameId'>

interface Context {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
}

/** The oldest first. */
export async function listFavourites(
  { db }: Pick<Context, 'db'>,
  of: FavouritesOf,
): Promise<Favourite[]> {
  const rows = await rowsOf(db, of)
  return rows.map(favouriteOf)
}

/**
 * Keeps a slip that the game takes. One with the same stakes on the same spots is kept once, whatever the
 * order they were placed in. `isFull`: there is room for no other.
 */
export function keepFavourite(
  { db, clock, random }: Context,
  of: FavouritesOf,
  slip: FavouriteSlip,
): Promise<{ isFull: boolean; favourites: Favourite[] }> {
  return db.transaction().execute(async (tx) => {
    // Two that are kept at once are counted one after the other.
    const { playerRef, gameId } = of
    const { favouritesAtTables: seed } = lockSeeds
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${playerRef}, ${seed}))`.execute(tx)
    const rows = await rowsOf(tx, of)
    const favourites = rows.map(favouriteOf)
    const content = contentOf(slip)
    if (favourites.some((each) => contentOf(each.slip) === content)) {
      return { isFull: false, favourites }
    }
    if (rows.length >= favouritesMax) return { isFull: true, favourites }
    const taken = new Set(rows.map(({ place }) => place))
    const places = Array.from({ length: favouritesMax }, (_, index) => index + 1)
    const favourite = timeKey(clock, random)
    await tx
      .insertInto('tables_favourite')
      .values({
        favourite,
        player_ref: playerRef,
        game_id: gameId,
        place: required(
          places.find((place) => !taken.has(place)),
          'a free place',
        ),
        slip: JSON.stringify(slip),
        kept_at: clock.now(),
      })
      .execute()
    return { isFull: false, favourites: [...favourites, { favourite, slip }] }
  })
}

/** Answers those that are left. One that is gone, or another player's, changes nothing. */
export async function dropFavourite(
  { db }: Pick<Context, 'db'>,
  of: FavouritesOf,
  favourite: string,
): Promise<Favourite[]> {
  await db
    .deleteFrom('tables_favourite')
    .where('favourite', '=', favourite)
    .where('player_ref', '=', of.playerRef)
    .where('game_id', '=', of.gameId)
    .execute()
  return listFavourites({ db }, of)
}

function rowsOf(db: Kysely<Database>, { playerRef, gameId }: FavouritesOf) {
  return db
    .selectFrom('tables_favourite')
    .select(['favourite', 'place', 'slip'])
    .where('player_ref', '=', playerRef)
    .where('game_id', '=', gameId)
    .orderBy('favourite')
    .execute()
}

function favouriteOf({ favourite, slip }: { favourite: string; slip: unknown }): Favourite {
  // Only what a game has read is written there.
  return { favourite, slip: slip as FavouriteSlip }
}

function contentOf(slip: FavouriteSlip): string {
  return canonicalJson(Object.fromEntries(slip))
}
