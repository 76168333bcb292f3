import type { CatalogueGame } from '@nordlys/contracts'
import { memoizeByObject } from '../fast/memoize/memoize-by-object.ts'

/** The games of a list by their ids. */
export const gamesById = memoizeByObject(
  (games: readonly CatalogueGame[]): ReadonlyMap<string, CatalogueGame> =>
    new Map(games.map((game) => [game.gameId, game])),
)
