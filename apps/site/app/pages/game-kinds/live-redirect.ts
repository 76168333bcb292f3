import { type LoaderFunctionArgs, redirect } from 'react-router'

/** `spil-for-penge/{id}` leads to the game's canonical address; without an id, to the list. [ROUTE-15] */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(liveGameAddress(params.gameById), 301)
}

/** A live game is played for money, or not at all. */
export function liveGameAddress(gameId: string | undefined): string {
  return gameId ? `/live-casino/money/${encodeURIComponent(gameId)}` : '/live-casino'
}
