import { readLatestWins, readPlayerGames, readPopularGames, setFavourite } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import * as games from '../lobby/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What is played most, and each player's own games. */
export function registerGamesCalls(
  rim: Rim,
  context: { db: Db; popularGames: games.PopularGames; latestWins: games.LatestWins },
): void {
  const { db, popularGames, latestWins } = context
  serveCall(rim, readPopularGames, () => popularGames.read())
  serveCall(rim, readLatestWins, () => latestWins.read())
  serveCall(rim, readPlayerGames, (asked) =>
    games.readPlayerGames(db, { playerId: sessionIn(asked).playerId, at: asked.at }),
  )
  serveCall(rim, setFavourite, (asked) =>
    games.setFavourite(db, {
      ...asked.request,
      playerId: sessionIn(asked).playerId,
      at: asked.at,
    }),
  )
}
