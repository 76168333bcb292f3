import { readGames } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/** The games' titles, by id. A history without them still counts every krone. */
export async function gameTitles(scope: RequestScope): Promise<Readonly<Record<string, string>>> {
  const games = (await readGames(scope)) ?? []
  return Object.fromEntries(games.map(({ gameId, title }) => [gameId, title]))
}
