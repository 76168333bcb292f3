import {
  type AskedOf,
  type Failure,
  type FailureCode,
  failureOf,
  type HttpAnswerOf,
  type HttpCall,
  isFailure,
  NeighbourError,
  openApiDocument,
  openApiPath,
  readAsked,
  routeOf,
  type SessionCredential,
  sessionIdOf,
  statusOfFailure,
} from '@nordlys/contracts'
import { refusingOddJson } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Cookies, readCookies, sessionOf } from '../edge/cookies.ts'
import { logFailureOf } from '../edge/error-handler.ts'
import { forgetSession } from '../edge/forget-session.ts'
import type { PageBounds } from '../edge/page-limits.ts'

/** The bodies of these calls are short. */
const bodyBytesMax = 64 * 1024

/** The input of a handler; `session` is there when the call is a session's. */
export interface ApiAsked<C extends HttpCall> extends AskedOf<C> {
  session: SessionCredential | undefined
  cookies: Cookies
  clientAddress: string
  /** Puts a `Set-Cookie` line on the answer. */
  setCookies(lines: readonly string[]): void
  /** Takes the login's cookies, and what the browser holds of its pages. */
  forgetSession(): void
}

/**
 * The ground on which the calls of pages stand, all below `/api`: a body is JSON and nothing else, a
 * failure is the failure object, and what is not declared is not there.
 */
export function addApi(
  server: FastifyInstance,
  bounds: PageBounds,
  register: (scope: FastifyInstance) => void,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parser = refusingOddJson(scope.getDefaultJsonParser('error', 'error'))
    const options = { parseAs: 'string', bodyLimit: bodyBytesMax } as const
    scope.addContentTypeParser('application/json', options, parser)
    scope.addHook('onRequest', async (request, reply) => {
      const waitSeconds = bounds.beforeCall(request)
      if (waitSeconds === undefined) return undefined
      await bounds.hold(reply, waitSeconds)
      return fail(reply, 'too-many-attempts')
    })
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status < 500) return reply.code(status).send(failureOf('not-understood'))
      logFailureOf(request, error, 'a call failed')
      return fail(reply, error instanceof NeighbourError ? 'no-answer' : 'crashed')
    })
    register(scope)
    const description = openApiDocument('pages')
    scope.get(openApiPath, async () => description)
    scope.all('/api/*', async (_request, reply) => fail(reply, 'unknown'))
  })
}

export interface Serving {
  /** Stands before the call's own path. */
  below?: string
  /** The part of the address that is ours to say, whatever the browser says. */
  query?: (request: FastifyRequest) => Record<string, unknown>
}

/** Serves a call by its contract: the request's shape, the session it names, then the handler. */
export function serveApi<C extends HttpCall>(
  scope: FastifyInstance,
  spec: C,
  handler: (asked: ApiAsked<C>) => Promise<HttpAnswerOf<C> | Failure>,
  { below = '', query }: Serving = {},
): void {
  scope.route({
    method: spec.method,
    url: below + routeOf(spec),
    // Nothing is read of who brings no session where one is needed. [FLT-22]
    onRequest: async (request, reply) =>
      spec.session && !sessionOf(readCookies(request.headers.cookie))
        ? fail(reply, 'session-expired')
        : undefined,
    handler: async (request, reply) => {
      const asked = readAsked(spec, {
        params: request.params,
        query: { ...(request.query as object), ...query?.(request) },
        body: request.body,
      })
      if (!asked) return fail(reply, 'not-understood')
      const cookies = readCookies(request.headers.cookie)
      const session = sessionOf(cookies)
      // The readable handle names the session; only the cookie beside it opens one.
      const isOwn = session !== undefined && session.handle === sessionIdOf(asked)
      if (spec.session && !isOwn) return fail(reply, 'session-expired')
      const answer = await handler({
        ...asked,
        session,
        cookies,
        clientAddress: request.ip,
        setCookies: (lines) => reply.header('set-cookie', [...lines]),
        forgetSession: () => forgetSession(reply),
      })
      if (isFailure(answer)) return fail(reply, answer.code)
      return reply.send(z.encode(spec.answer, answer))
    },
  })
}

function fail(reply: FastifyReply, code: FailureCode): FastifyReply {
  return reply.code(statusOfFailure(code)).send(failureOf(code))
}
