import { NeighbourError } from '@nordlys/contracts'
import { logFailure } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRouteErrorResponse } from 'react-router'

const message = 'Der er sket en fejl. Prøv igen, eller kontakt kundeservice.'

/** The answer of a call that fails: a sentence and a reference, never the cause. */
export function addErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) logFailureOf(request, error, 'a call failed')
    return answer(request, reply, status)
  })
  server.setNotFoundHandler((request, reply) => answer(request, reply, 404))
}

/**
 * A request that is refused for what it asks is not logged: the sender gets the answer, and could
 * fill the log. [FLT-24]
 */
export function logFailureOf(
  { log }: FastifyRequest,
  error: unknown,
  what: string,
  where: Readonly<Record<string, string>> = {},
): void {
  if (isRefusal(error)) return
  logFailure(log, error, what, where)
}

/** The router's own word for an address or a method it has no route for, or what a page throws as such. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const refused = isRouteErrorResponse(error) ? error : 'init' in error ? error.init : undefined
  const status = (refused as ResponseInit | null | undefined)?.status ?? 500
  return status >= 400 && status < 500
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send({ message, reference: request.id })
}

/** A neighbour's absence is 503; what the client did wrong keeps its own status. */
function statusOf(error: unknown): number {
  if (error instanceof NeighbourError) return 503
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}
