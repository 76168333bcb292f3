import type { SessionPlayer } from '@nordlys/contracts'
import { redirect } from 'react-router'
import type { RequestScope } from './request-scope.ts'

/**
 * The player, or a way to the login that leads back here. `url` is the page's own address: the
 * request's carries `.data` when the browser only fetches data.
 */
export async function requirePlayer(scope: RequestScope, url: URL): Promise<SessionPlayer> {
  const player = await scope.player()
  if (player) return player
  throw redirect(`/log-ind?redirect=${encodeURIComponent(url.pathname + url.search)}`)
}
