import {
  type AskedOf,
  callHeaders,
  type Failure,
  type FailureCode,
  failureOf,
  type HttpAnswerOf,
  type HttpCall,
  isFailure,
  readAsked,
  routeOf,
  sessionIdOf,
  statusOfFailure,
} from '@nordlys/contracts'
import { judgeFailure } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isUnstorableText } from '../db/index.ts'
import type { PlayerSession } from '../players/index.ts'
import { type Edge, headerOf, isFrom } from './edge.ts'

/** What a store call's handler is given; `session` is there when the call is a session's. */
export interface StoreAsked<C extends HttpCall> extends AskedOf<C> {
  session: PlayerSession | undefined
  /** What came along of a session, whether or not it lives. */
  brought: { secret: string | undefined; handle: string | undefined }
  clientAddress: string
  at: Date
}

const codeOfFailure = {
  outage: 'no-answer',
  theirs: 'not-understood',
  crash: 'crashed',
} as const satisfies Record<ReturnType<typeof judgeFailure>, FailureCode>

/** Every failure of these calls is the failure object, a crash and a body that is none included. */
export function openStore(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const failure = judgeFailure(request.log, error, isUnstorableText(error))
      return fail(reply, codeOfFailure[failure])
    })
    register(scope)
  })
}

/** Serves a call by its contract: the credential, the request's shape, the session, the handler. */
export function serveStoreCall<C extends HttpCall>(
  edge: Edge,
  spec: C,
  handler: (asked: StoreAsked<C>) => Promise<HttpAnswerOf<C> | Failure>,
): void {
  edge.app.route({
    method: spec.method,
    url: routeOf(spec),
    // Nothing is read of anybody but the site. [FLT-22]
    onRequest: async (request, reply) =>
      isFrom(edge, request, ['site']) ? undefined : fail(reply, 'unknown-credential'),
    handler: async (request, reply) => {
      const { params, query, body } = request
      const asked = readAsked(spec, { params, query, body })
      if (!asked) return fail(reply, 'not-understood')
      const at = edge.clock.now()
      const session = spec.session
        ? await sessionOf(edge, request, sessionIdOf(asked), at)
        : undefined
      if (spec.session && !session) return fail(reply, 'session-expired')
      const clientAddress = headerOf(request, callHeaders.clientAddress) ?? request.ip
      const brought = {
        secret: headerOf(request, callHeaders.sessionSecret),
        handle: headerOf(request, callHeaders.sessionHandle),
      }
      const answer = await handler({ ...asked, session, brought, clientAddress, at })
      if (isFailure(answer)) return fail(reply, answer.code)
      return reply.send(z.encode(spec.answer, answer))
    },
  })
}

/** The session that the call names and the secret opens; the handle alone opens nothing. */
function sessionOf(edge: Edge, request: FastifyRequest, handle: string | undefined, at: Date) {
  const secret = headerOf(request, callHeaders.sessionSecret)
  return secret && handle ? edge.findSession({ secret, handle }, at) : undefined
}

function fail(reply: FastifyReply, code: FailureCode): FastifyReply {
  return reply.code(statusOfFailure(code)).send(failureOf(code))
}
