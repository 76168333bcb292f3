import { readPlayerGames, readPopularGames, setFavourite } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import * as games from '../games/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What is played most, and each player's own games. */
export function registerGamesCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, readPopularGames, ({ at }) => games.readPopularGames(db, at))
  serveCall(rim, readPlayerGames, (asked) => games.readPlayerGames(db, sessionIn(asked).playerId))
  serveCall(rim, setFavourite, (asked) =>
    games.setFavourite(db, {
      ...asked.request,
      playerId: sessionIn(asked).playerId,
      at: asked.at,
    }),
  )
}
