import type { CatalogueGame } from '@nordlys/contracts'
import { onceFor } from '../fast/memoize/memoize-by-object.ts'

/** The games of a list by their ids. */
export const gamesById = onceFor(
  (games: readonly CatalogueGame[]): ReadonlyMap<string, CatalogueGame> =>
    new Map(games.map((game) => [game.gameId, game])),
)
