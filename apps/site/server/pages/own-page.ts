import { brotliCompressSync, constants } from 'node:zlib'
import { NeighbourError } from '@nordlys/contracts'
import { base64url } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clearedSessionCookies } from '../edge/cookies.ts'
import { prefersBrotli } from '../edge/negotiation.ts'
import { misunderstoodPage, outagePage, sendLonePage } from '../edge/outage-page.ts'
import { refuseRequest } from '../edge/reject-unknown-requests.ts'
import { ownDocumentPolicy } from '../edge/security-headers.ts'
import { bringsAForm, toWebRequest } from '../edge/web-request.ts'
import { noteLanding } from './landing-note.ts'
import type { PageParts } from './page-parts.ts'
import { lastFailureOf, type ScopeRequest, scopeFor } from './page-scope.ts'
import { bodyOf, originOf, renderPage } from './render-page.ts'

/**
 * A page for one player is packed for one reading. A window and pieces no larger than the page spare
 * the memory of those for files of megabytes: a third of what packing costs. It is packed at once: to
 * hand it to another thread and be woken when it is done takes this one nearly as long.
 */
const forOne = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Answers with a page that is made for this request alone and never stored. */
export async function answerOwn(
  parts: PageParts,
  from: Pick<ScopeRequest, 'cookies' | 'request' | 'content'>,
  reply: FastifyReply,
) {
  const { request } = from
  const nonce = base64url(parts.random.bytes(16))
  const setCookies: string[] = []
  const endSession = () => void setCookies.push(...clearedSessionCookies())
  const scope = await scopeFor(parts, { ...from, nonce, setCookies, endSession })
  const isKnown = scope.knownPlayer !== undefined
  const waitSeconds = parts.bounds.afterLooking(request, scope.session !== undefined, isKnown)
  if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
  const asked = toWebRequest(request, parts.origins.site)
  // A form with files is read by its page, piece by piece.
  const isRead = !(request.body instanceof ReadableStream)
  if (asked.method === 'POST' && isRead && !(await bringsAForm(asked))) {
    return refuseRequest(reply, 400)
  }
  const response = await renderPage(parts, scope, asked)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  if (response.status === 200) {
    const { pathname } = new URL(parts.origins.site + request.url)
    await noteLanding(reply, { cookies: from.cookies, pathname, content: from.content })
  }
  const cookieLines = [...response.headers.getSetCookie(), ...setCookies]
  if (cookieLines.length > 0) reply.header('set-cookie', cookieLines)
  const analytics = originOf(scope.analyticsUrl)
  reply
    .code(statusOf(response, request))
    .header('content-security-policy', ownDocumentPolicy(parts.origins, nonce, analytics))
    .header('cache-control', 'no-store')
  const body = await bodyOf(response)
  if (body.length === 0 && response.status >= 400 && wantsPage(request)) {
    const page = response.status === 400 ? misunderstoodPage : outagePage
    return sendLonePage(reply, page(request))
  }
  if (body.length === 0 && response.status === 400) return refuseRequest(reply, 400)
  reply.header('vary', 'accept-encoding')
  if (body.length === 0 || !prefersBrotli(request)) return reply.send(body)
  return reply.header('content-encoding', 'br').send(brotliCompressSync(body, forOne))
}

/** The router calls every failure a bug of ours; a neighbour's absence is 503, as it is of a call. */
function statusOf({ status }: Response, request: FastifyRequest): number {
  return status === 500 && lastFailureOf(request) instanceof NeighbourError ? 503 : status
}

function wantsPage(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/html')
}
