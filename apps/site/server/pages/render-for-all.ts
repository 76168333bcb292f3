import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import type { PageParts } from './page-parts.ts'
import { type ScopeRequest, scopeFor } from './page-scope.ts'
import { renderPage } from './render-page.ts'

/** The page that everybody gets at an address: it is made for nobody in particular. */
export async function renderForAll(
  parts: PageParts,
  address: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<{ scope: RequestScope; response: Response } | undefined> {
  const setCookies: string[] = []
  // Nobody's cookies are read for it, so no session can be found to have ended.
  const endSession = () => undefined
  const nobody = { cookies: new Map(), nonce: undefined, setCookies, endSession }
  const scope = await scopeFor(parts, { ...from, ...nobody })
  const response = await renderPage(parts, scope, new Request(parts.origins.site + address))
  const isShareable = response.status === 200 && setCookies.length === 0
  return isShareable && !response.headers.has('set-cookie') ? { scope, response } : undefined
}
