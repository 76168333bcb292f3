import { type LoaderFunctionArgs, redirect } from 'react-router'
import { namedGameAddress } from '../../ground/links/game-address.ts'

/** `spil-for-sjov/{id}` leads to the canonical address; without an id, to the list. [ROUTE-18] */
export function loader({ params }: LoaderFunctionArgs): Response {
  return redirect(namedGameAddress('free', params.gameById), 301)
}
