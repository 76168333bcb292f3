import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** The games' titles, by id. A history without them still counts every krone. */
export async function gameTitles(scope: RequestScope): Promise<Readonly<Record<string, string>>> {
  try {
    const games = await scope.games.catalogue()
    return Object.fromEntries(games.map(({ gameId, title }) => [gameId, title]))
  } catch (error) {
    scope.noteFailure(error)
    return {}
  }
}
