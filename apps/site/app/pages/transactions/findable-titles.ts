import { listPlayedGames } from '@nordlys/contracts'
import { ask } from '../../ground/scope/ask.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { gameTitles } from '../../parts/history/game-titles.ts'
import type { HistoryFilter } from './history-filter.ts'

/**
 * The titles among which a typed name is looked for. A game that the player has played and that has no title
 * is called by its id, as in the list: a supplier's is. The platform is asked only where a name was typed.
 */
export async function findableTitles(
  scope: RequestScope,
  url: URL,
  { typed }: Pick<HistoryFilter, 'typed'>,
): Promise<Readonly<Record<string, string>>> {
  const titles = await gameTitles(scope)
  if (!typed.spil) return titles
  const played = await orElse(scope, undefined, () => ask(scope, url, listPlayedGames, {}))
  const ids = played?.ok ? played.gameIds : []
  return { ...Object.fromEntries(ids.map((id) => [id, id])), ...titles }
}
