import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseCall, refuseRequest } from './reject-unknown-requests.ts'

/** Asked from inside, where there is no TLS. */
const ofHealth = ['/healthz', '/readyz']

/**
 * Requests that our edge says came over http: a page is led to https; a call has shown its secrets
 * on the way already, and is refused so that its author learns of it. Of an edge that says nothing
 * we take it that it has done so itself. The word of any peer will do, since it harms its own
 * request alone. [SEC-03]
 */
export async function refusePlainHttp(
  { method, url, headers }: FastifyRequest,
  reply: FastifyReply,
  siteOrigin: string,
): Promise<FastifyReply | undefined> {
  const said = String(headers['x-forwarded-proto'] ?? '').split(',')
  const isPlain = siteOrigin.startsWith('https:') && said.at(-1)?.trim() === 'http'
  if (!isPlain || ofHealth.includes(url)) return undefined
  if (url.startsWith('/api/')) return refuseCall(reply)
  const isPage = url.startsWith('/') && (method === 'GET' || method === 'HEAD')
  if (!isPage) return refuseRequest(reply, 403)
  return reply.redirect(siteOrigin + url, 308)
}
