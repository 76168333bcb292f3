import type { Block, CatalogueGame } from '@nordlys/contracts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** What a text shows of a game. */
export interface BlockGame {
  readonly gameId: string
  readonly title: string
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
  try {
    const offered = await scope.games.catalogue()
    return offered
      .filter(({ gameId }) => wanted.has(gameId))
      .map(({ gameId, title, theme, image }) => ({ gameId, title, theme: theme.name, image }))
  } catch (error) {
    // A text is worth reading without its games.
    scope.noteFailure(error)
    return []
  }
}
