import type { CatalogueGame } from '@nordlys/contracts'
import type { RequestScope } from './request-scope.ts'

/**
 * Reads a part that the page can do without: where it fails, the failure is logged and `otherwise`
 * returned. A redirect that is thrown passes.
 */
export async function orElse<Read, const Otherwise>(
  scope: Pick<RequestScope, 'noteFailure'>,
  otherwise: Otherwise,
  read: () => Promise<Read>,
): Promise<Read | Otherwise> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    return otherwise
  }
}

/** Undefined when the game server does not answer: what is offered is unknown then, and not nothing. */
export function readGames(scope: RequestScope): Promise<readonly CatalogueGame[] | undefined> {
  return orElse(scope, undefined, () => scope.games.catalogue())
}
