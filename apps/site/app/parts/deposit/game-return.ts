import { returnName } from '@nordlys/contracts'

/** A path of ours and nothing more: no other site, no query. */
const ownPath = /^\/[\w~%.-]+(?:\/[\w~%.-]+)+$/

/** The game that the player came from; undefined when none is named that could be ours. */
export function gameReturn(query: URLSearchParams | FormData): string | undefined {
  const path = String(query.get(returnName) ?? '')
  return path.length <= 200 && ownPath.test(path) ? path : undefined
}

/** The query with the game in it, if there is one. */
export function withGame(query: URLSearchParams, game: string | undefined): URLSearchParams {
  if (game !== undefined) query.set(returnName, game)
  return query
}
