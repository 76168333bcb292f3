import { type LoaderFunctionArgs, redirect } from 'react-router'
import { gameAddress } from '../../ground/links/game-address.ts'

/** `spil-for-sjov/{id}` leads to the canonical address; without an id, to the list. [ROUTE-18] */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(gameAddress('free', params.gameById), 301)
}
