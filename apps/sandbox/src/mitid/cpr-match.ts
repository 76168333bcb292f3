import { type Clock, minuteMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredToken } from 'oidc-provider'
import { readCpr } from '../persons/cpr.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import type { Identities } from './identities.ts'

const attemptsMax = 3
const windowMs = 15 * minuteMs

interface Authentication {
  startedAt: Date
  attempts: number
}

/** The sign-ins that a CPR number may still be compared with. */
export class Authentications {
  readonly #byGrant = new Map<string, Authentication>()

  start(grantId: string, clock: Clock): void {
    this.#byGrant.set(grantId, { startedAt: clock.now(), attempts: 0 })
  }

  /** Counts one more attempt, or says why there can be none. */
  attempt(grantId: string, at: Date): 'counted' | 'expired' | 'too-many' {
    const found = this.#byGrant.get(grantId)
    if (!found || at.getTime() >= found.startedAt.getTime() + windowMs) return 'expired'
    if (found.attempts >= attemptsMax) return 'too-many'
    found.attempts += 1
    return 'counted'
  }

  reset(): void {
    this.#byGrant.clear()
  }
}

interface CprMatch {
  sandbox: Sandbox
  identities: Identities
  authentications: Authentications
  findToken(token: string): Promise<StoredToken | undefined>
}

/** Answers whether a typed CPR number is that of the person who signed in, and nothing more. */
export function answerCprMatch(parts: CprMatch) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const token = shown ? await parts.findToken(shown) : undefined
    const identity = token ? parts.identities.findBySub(token.accountId) : undefined
    if (!token || !identity) return reply.status(401).send({ error: 'invalid_token' })
    if (!token.scope?.split(' ').includes('ssn')) {
      return reply.status(403).send({ error: 'insufficient_scope' })
    }
    const cpr = readTypedCpr(request.body)
    if (!cpr) return reply.status(400).send({ error: 'invalid_cpr' })
    const attempt = parts.authentications.attempt(token.grantId, parts.sandbox.clock.now())
    if (attempt === 'expired') return reply.status(401).send({ error: 'authentication_expired' })
    if (attempt === 'too-many') return reply.status(429).send({ error: 'too_many_attempts' })
    const forced = parts.sandbox.forced.take('mitid', (each) => each === 'cpr-mismatch')
    const cprNumberMatch = !forced && identity.behaviour !== 'no-cpr' && identity.cpr === cpr
    return reply.send({ cprNumberMatch })
  }
}

function readTypedCpr(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('cpr' in body)) return undefined
  return typeof body.cpr === 'string' ? readCpr(body.cpr) : undefined
}
