import { readLatestWins, readPlayerGames, readPopularGames, setFavourite } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import * as games from '../lobby/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What is played most, and each player's own games. */
export function registerGamesCalls(
  edge: Edge,
  context: { db: Db; popularGames: games.PopularGames; latestWins: games.LatestWins },
): void {
  const { db, popularGames, latestWins } = context
  serveCall(edge, readPopularGames, () => popularGames.read())
  serveCall(edge, readLatestWins, () => latestWins.read())
  serveCall(edge, readPlayerGames, (asked) =>
    games.readPlayerGames(db, { playerId: sessionIn(asked).playerId, at: asked.at }),
  )
  serveCall(edge, setFavourite, (asked) =>
    games.setFavourite(db, {
      ...asked.request,
      playerId: sessionIn(asked).playerId,
      at: asked.at,
    }),
  )
}
