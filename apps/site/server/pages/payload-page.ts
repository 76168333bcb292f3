import { nothingAllowed } from '../edge/security-headers.ts'
import { type SharedPage, sharedPage } from './page-cache.ts'
import type { PageParts } from './page-parts.ts'
import type { ScopeRequest } from './page-scope.ts'
import { dataAddress, payloadOf } from './payloads.ts'
import { renderForAll } from './render-for-all.ts'

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
