import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'

/**
 * The titles of games that are offered or were once, by id. A history without them still counts every krone.
 * A supplier's game is called by its id.
 */
export function gameTitles(scope: RequestScope): Promise<Readonly<Record<string, string>>> {
  return orElse(scope, {}, () => scope.games.titles())
}
