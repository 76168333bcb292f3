/** In the address of the quick deposit: the game that it leads back to. */
export const returnName = 'tilbage'

/** A path of ours and nothing more: no other site, no query. */
const ownPath = /^\/[\w~%.-]+(?:\/[\w~%.-]+)+$/

/** The game that the player came from; undefined when none is named that could be ours. */
export function gameReturn(query: URLSearchParams): string | undefined {
  const path = query.get(returnName) ?? ''
  return path.length <= 200 && ownPath.test(path) ? path : undefined
}
