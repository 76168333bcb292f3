import type { AnswerOf, readPlayerGames as playerGamesCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { listRecentGames } from '../ledger/index.ts'
import { listFavourites } from './favourites.ts'

/** So much of a player's history is looked through for games they have played. */
const recent = { rows: 2_000, games: 24 }

/** What a player marked and what they played, each with the latest first. */
export async function readPlayerGames(
  db: Db,
  playerId: PlayerId,
): Promise<AnswerOf<typeof playerGamesCall>> {
  const [favourites, played] = await Promise.all([
    listFavourites(db, playerId),
    listRecentGames(db, playerId, recent),
  ])
  return { ok: true, favourites, recent: played }
}
