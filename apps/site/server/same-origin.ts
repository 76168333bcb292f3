import type { FastifyReply, FastifyRequest } from 'fastify'

/** What changes something must come from a page of ours, not from another site's form. */
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
  return reply.code(403).type('text/plain; charset=utf-8').send('Forespørgslen blev afvist.')
}
