import { type LoaderFunctionArgs, redirect } from 'react-router'
import { liveGameAddress } from '../../ground/links/game-address.ts'

/** `spil-for-penge/{id}` leads to the game's canonical address; without an id, to the list. [ROUTE-15] */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(liveGameAddress(params.gameById), 301)
}
