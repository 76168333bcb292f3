import { invariant, type Ore, oreToNumber } from '@nordlys/core'
import { UNSAFE_decodeViaTurboStream as decodeLoaderData } from 'react-router'
import { openPiece } from '../../app/ground/fast/serialized-piece/serialized-piece.ts'
import { prerenderedPaths } from './shared-pages.ts'

const suffix = '_payload.json'

/** Each address with the page it tells the data of; whatever is not written here is not there. */
const pages: ReadonlyMap<string, string> = new Map(
  prerenderedPaths.map((path) => [`${path.replace(/\/$/, '')}/${suffix}`, path]),
)

/**
 * The page whose data an address asks for. The address is taken as it was sent: one that is only
 * `..` or an escape away from a page's is another. [API-04]
 */
export function payloadPage(method: string, address: string): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  return pages.get(address.split('?')[0] ?? '')
}

/** Where the router itself gives a page's data, in a form of its own. */
export function dataAddress(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** What the loaders of a page gave, by route: amounts are whole øre, times ISO 8601. */
export async function payloadOf(response: Response): Promise<string> {
  invariant(response.body, 'the data of a page has a body')
  const { value } = await decodeLoaderData(response.body, globalThis)
  const routes = Object.entries(value as Record<string, { data?: unknown }>)
  const data = Object.fromEntries(routes.map(([id, told]) => [id, told.data]))
  return JSON.stringify({ data }, (_name, each: unknown) =>
    typeof each === 'bigint' ? oreToNumber(each as Ore) : openPiece(each),
  )
}
