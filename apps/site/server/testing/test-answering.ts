import { type Call, callHeaders, encodeOutcome, type OutcomeOf } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'

/** The session these neighbours know. */
export const knownSession = { secret: 'secret-of-mette', handle: 'handle-of-mette' }
export const knownCookies = `__Host-session=${knownSession.secret}; _auth_token=${knownSession.handle}`

/** Has a neighbour answer a call; it is told whether the session is the known one. */
export function answer<C extends Call>(
  server: FastifyInstance,
  spec: C,
  outcomeFor: (isKnown: boolean, request: unknown) => OutcomeOf<C>,
) {
  server.post(spec.path, async (request) => {
    const { [callHeaders.sessionSecret]: secret, [callHeaders.sessionHandle]: handle } =
      request.headers
    const isKnown = secret === knownSession.secret && handle === knownSession.handle
    return encodeOutcome(spec, outcomeFor(isKnown, request.body))
  })
}
