import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHeld, prefersBrotli } from '../edge/negotiation.ts'
import { documentPolicy, inlineScriptHashes, nothingAllowed } from '../edge/security-headers.ts'
import { type SharedPage, sharedPage } from './page-cache.ts'
import type { PageParts } from './page-parts.ts'
import type { ScopeRequest } from './page-scope.ts'
import { renderForAll } from './render-for-all.ts'
import { bodyOf, originOf } from './render-page.ts'

/** A document that everybody is shown alike. */
export async function makeShared(
  parts: PageParts,
  key: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<SharedPage | undefined> {
  const rendered = await renderForAll(parts, key, from)
  if (!rendered) return undefined
  const { scope, response } = rendered
  const html = (await bodyOf(response)).toString()
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) return sharedPage(html, nothingAllowed, type)
  const policy = documentPolicy(
    parts.origins,
    inlineScriptHashes(html),
    originOf(scope.analyticsUrl),
  )
  return sharedPage(html, policy)
}

/** Sends a shared document or payload, packed where the browser takes it so; 304 to who holds it. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage) {
  const isPacked = prefersBrotli(request)
  reply
    .header('content-security-policy', page.policy)
    // Other bytes are another thing to hold, so they have a name of their own.
    .header('etag', isPacked ? `"${page.hash}-br"` : `"${page.hash}"`)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .type(page.type)
  if (isHeld(request, reply)) return reply.code(304).send()
  if (!isPacked) return reply.send(page.raw)
  return reply.header('content-encoding', 'br').send(page.brotli)
}
