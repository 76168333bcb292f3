import { failureOf, statusOfFailure } from '@nordlys/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const ofPages = ['GET', 'HEAD', 'POST']
const ofCalls = [...ofPages, 'PUT']

/** Rejects methods and duplicate Host headers that no client of ours sends, before the body is read. */
export async function rejectUnknownRequests(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // Of two hosts we would read one and a proxy before us perhaps the other.
  if (countHosts(request) > 1) return refuseRequest(reply, 400)
  const methods = request.url.startsWith('/api/') ? ofCalls : ofPages
  if (methods.includes(request.method)) return undefined
  return refuseRequest(reply.header('allow', methods.join(', ')), 405)
}

function countHosts({ raw }: FastifyRequest): number {
  // The raw list holds names and values by turns.
  return raw.rawHeaders.filter((text, place) => place % 2 === 0 && /^host$/i.test(text)).length
}

/** Says no more than that: its reader did not come by a page of ours. */
export function refuseRequest(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send('Forespørgslen blev afvist.')
}

/** A refused call gets a call's answer. */
export function refuseCall(reply: FastifyReply): FastifyReply {
  return reply.code(statusOfFailure('not-allowed')).send(failureOf('not-allowed'))
}
