import { type LoaderFunctionArgs, redirect } from 'react-router'
import { gameAddress, isPlayType } from '../../ground/links/game-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'

export const handle = { isBare: true, isGame: true } satisfies RouteHandle

/**
 * A game at a live address: every game of the catalogue has one page, and this leads to it. One that
 * is not offered is not there. [ROUTE-15]
 */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { playType, gameById } = params
  if (!isPlayType(playType) || !gameById) throw pageNotFound(url)
  const games = await scopeOf(context).games.catalogue()
  const game = games.find(({ gameId }) => gameId === gameById)
  if (!game) throw pageNotFound(url)
  return redirect(gameAddress(playType, game))
}

/** Never drawn: it lets the page of what is not there be one. */
export default function LiveGamePage() {
  return null
}
