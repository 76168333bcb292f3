import { isPrefetch } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseCall, refuseRequest } from './reject-unknown-requests.ts'

/**
 * Refuses calls and forms that a browser sends on a guess, before anything is read: no page of ours that
 * was opened sends one. Files are given, since a guessed page that all share may be drawn. [FLT-89]
 */
export async function refusePrefetchedActs(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isPrefetch(request.headers)) return undefined
  if (request.url.startsWith('/api/')) return refuseCall(reply)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  return isReading ? undefined : refuseRequest(reply, 403)
}

/** Refuses a guess at a page that is made for one: the browser asks again once the player goes there. */
export function refusePrefetchedPage(reply: FastifyReply): FastifyReply {
  return refuseRequest(reply, 503)
}
