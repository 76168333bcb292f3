import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** The encodings of everything that is packed: as it is, and by brotli. */
const encodings = ['br', 'identity']

/** Whether the browser would rather have it packed; a `q=0` refuses it. (RFC 9110, 12.5.3) */
export function prefersBrotli(request: FastifyRequest): boolean {
  return new Negotiator(request).encoding(encodings) === 'br'
}

/** Whether the browser holds what the answer's own `etag` names, as one of a list or loosely. */
export function isHeld(request: FastifyRequest, reply: FastifyReply): boolean {
  return fresh(request.headers, { etag: reply.getHeader('etag') })
}
