import { invariant, type Ore, oreToNumber } from '@nordlys/core'
import { UNSAFE_decodeViaTurboStream as decodeLoaderData } from 'react-router'
import { openPiece } from '../../app/ground/fast/serialized-piece/serialized-piece.ts'
import { nothingAllowed } from '../edge/security-headers.ts'
import { type SharedPage, sharedPage } from './page-cache.ts'
import type { PageParts } from './page-parts.ts'
import type { ScopeRequest } from './page-scope.ts'
import { renderForAll } from './render-for-all.ts'
import { prerenderedPaths } from './shared-addresses.ts'

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
function dataAddress(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** The data of a prerendered page. [API-04] */
export async function makePayload(
  parts: PageParts,
  path: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<SharedPage | undefined> {
  const rendered = await renderForAll(parts, dataAddress(path), from)
  if (!rendered) return undefined
  const payload = await payloadOf(rendered.response)
  return sharedPage(payload, nothingAllowed, 'application/json; charset=utf-8')
}

/** The loaders' data of a page, by route: amounts are whole øre, times ISO 8601. */
async function payloadOf(response: Response): Promise<string> {
  invariant(response.body, 'the data of a page has a body')
  const { value } = await decodeLoaderData(response.body, globalThis)
  const routes = Object.entries(value as Record<string, { data?: unknown }>)
  const data = Object.fromEntries(routes.map(([id, told]) => [id, told.data]))
  return JSON.stringify({ data }, (_name, each: unknown) =>
    typeof each === 'bigint' ? oreToNumber(each as Ore) : openPiece(each),
  )
}
