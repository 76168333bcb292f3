import { readFinding } from '../finding/filters.ts'
import { findGames } from '../finding/lists.ts'
import type { RequestScope } from '../request-scope.ts'
import { readPlay } from '../slots/read-play.ts'
import { tileGame } from '../slots/tile-game.ts'

/** How many games the home page's row holds. */
const rowGames = 16

/** The row's games, as the list of all games begins. Without the game server undefined: the row says so. */
export async function readMostPlayed(scope: RequestScope) {
  try {
    const [games, play] = await Promise.all([scope.games.catalogue(), readPlay(scope)])
    const plain = readFinding(new URLSearchParams())
    const { found } = findGames('alle-spil', games, games, plain, play)
    const at = scope.clock.now()
    return {
      games: found.slice(0, rowGames).map((game) => tileGame(game, at)),
      favourites: play.favourites,
      offered: games.map(({ gameId }) => gameId),
    }
  } catch (error) {
    scope.noteFailure(error)
    return undefined
  }
}
