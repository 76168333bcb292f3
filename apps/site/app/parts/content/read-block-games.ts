import type { Block, CatalogueGame } from '@nordlys/contracts'
import { readGames } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** The facts of a game that a text shows. */
export interface BlockGame {
  readonly gameId: string
  readonly title: string
  readonly family: CatalogueGame['family']
  /** Its subject: a slot's theme, the kind of a table. */
  readonly theme: string
  readonly image: CatalogueGame['image']
}

/** The offered games that a text shows; none when the game server does not answer. */
export async function readBlockGames(
  scope: RequestScope,
  blocks: readonly Block[],
): Promise<readonly BlockGame[]> {
  const wanted = new Set(blocks.flatMap((block) => (block.type === 'games' ? block.gameIds : [])))
  if (wanted.size === 0) return []
  // A text is worth reading without its games.
  const offered = (await readGames(scope)) ?? []
  return offered
    .filter(({ gameId }) => wanted.has(gameId))
    .map((game) => {
      const { gameId, family, title, image } = game
      return { gameId, family, title, theme: aboutOf(game), image }
    })
}

function aboutOf(game: CatalogueGame): string {
  return game.family === 'slot' ? game.theme.name : game.kind.name
}
