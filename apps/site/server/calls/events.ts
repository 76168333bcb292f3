import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import type { PlayerEvents } from '../neighbours/player-events.ts'

const refusalStatus = { 'session-expired': 401, 'too-many': 429 } as const

/** The stream to a player's open page: bound to the cookie of their session, for our own pages alone. */
export function addEvents(
  server: FastifyInstance,
  { events, bounds, siteOrigin }: { events: PlayerEvents; bounds: PageBounds; siteOrigin: string },
): void {
  server.get('/api/events', async (request, reply) => {
    if (isForeign(request, siteOrigin)) return reply.code(403).send({ refusal: 'foreign' })
    const waitSeconds = bounds.beforeCall(request)
    if (waitSeconds !== undefined) {
      await bounds.hold(reply, waitSeconds)
      return reply.code(refusalStatus['too-many']).send({ refusal: 'too-many' })
    }
    const session = sessionOf(readCookies(request.headers.cookie))
    const place = session ? await events.admit(session) : 'session-expired'
    if (typeof place === 'string') {
      return reply.code(refusalStatus[place]).send({ refusal: place })
    }
    const { raw } = reply
    // A browser that left while we asked hears nothing, and would never be seen to leave again.
    if (raw.destroyed) return place.leave()
    const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    reply.hijack()
    raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    raw.write('retry: 3000\n\n')
    const stop = place.listen({ send: (words) => raw.write(words), end: () => raw.end() })
    raw.once('close', stop)
    return events.poll()
  })
}

/** Our own pages open a stream of ours; a request that names another's page gets none. */
function isForeign({ headers }: FastifyRequest, siteOrigin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== siteOrigin) return true
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}
