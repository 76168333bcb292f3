import type { AnswerOf, readPlayerGames as playerGamesCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { listRecentGames, readOpenSpins } from '../ledger/index.ts'
import { listFavourites } from './favourites.ts'

/** So much of a player's history is looked through for games they have played. */
const recent = { rows: 2_000, games: 24 }

/** The games a player marked and played, each with the latest first, and those with spins left. */
export async function readPlayerGames(
  db: Db,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<AnswerOf<typeof playerGamesCall>> {
  const [favourites, played, spins] = await Promise.all([
    listFavourites(db, playerId),
    listRecentGames(db, playerId, recent),
    readOpenSpins(db, { playerId, at }),
  ])
  const left = new Map<string, number>()
  for (const grant of spins) {
    for (const gameId of grant.gameIds) left.set(gameId, (left.get(gameId) ?? 0) + grant.left)
  }
  return {
    ok: true,
    favourites,
    recent: played,
    spins: [...left].map(([gameId, count]) => ({ gameId, left: count })),
  }
}
