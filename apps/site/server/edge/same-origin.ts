import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseCall, refuseRequest } from './reject-unknown-requests.ts'

/**
 * The address in a message's one-click header. Mailboxes press it themselves: no browser, so no
 * origin, and no session either, only the link's own token (RFC 8058). [SEC-45]
 */
const oneClickAddress = /^\/unsubscribe(?:brand)?\?/

/** A change must come from a page of ours, not from another site's form. */
export async function refuseForeignForms(
  request: FastifyRequest,
  reply: FastifyReply,
  siteOrigin: string,
): Promise<FastifyReply | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const { origin } = request.headers
  if (origin === siteOrigin) return undefined
  // Without an origin it is no browser's form, or an old browser's, which then says where it is from.
  if (origin === undefined && request.headers['sec-fetch-site'] === 'same-origin') return undefined
  const isBrowser = origin !== undefined || request.headers['sec-fetch-site'] !== undefined
  if (!isBrowser && oneClickAddress.test(request.url)) return undefined
  return request.url.startsWith('/api/') ? refuseCall(reply) : refuseRequest(reply, 403)
}
