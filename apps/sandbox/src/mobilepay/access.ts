import { after, base64url, hourMs, secondMs } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { partyUser } from '../shell/config.ts'
import type { Sandbox } from '../shell/sandbox.ts'
import { merchantSerialNumber } from './party.ts'
import { sendProblem } from './problem.ts'

const tokenLifeMs = hourMs
const keyHeader = 'ocp-apim-subscription-key'
const merchantHeader = 'merchant-serial-number'

/** When each token ends. They go with the process, as a sign-in does. */
export type Tokens = Map<string, Date>

export function tokenRoute(app: FastifyInstance, sandbox: Sandbox, tokens: Tokens): void {
  const { clock, random, secrets } = sandbox
  app.post('/mobilepay/accesstoken/get', ({ headers }, reply) => {
    const isKnown =
      headers.client_id === partyUser &&
      headers.client_secret === secrets.partyPassword &&
      headers[keyHeader] === secrets.partyPassword &&
      headers[merchantHeader] === merchantSerialNumber
    if (!isKnown) return sendProblem(reply, random, 401, 'The credentials are not known.')
    const token = base64url(random.bytes(48))
    const until = after(clock.now(), tokenLifeMs)
    tokens.set(token, until)
    const seconds = String(tokenLifeMs / secondMs)
    return reply.send({
      token_type: 'Bearer',
      expires_in: seconds,
      ext_expires_in: seconds,
      expires_on: epochSeconds(until),
      not_before: epochSeconds(clock.now()),
      resource: 'sandbox',
      access_token: token,
    })
  })
}

export function requireToken({ clock, random }: Sandbox, tokens: Tokens) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const until = tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''))
    if (until && clock.now() < until) return undefined
    return sendProblem(reply, random, 401, 'The access token is missing or has expired.')
  }
}

/** The calls on behalf of a sales unit say which, and show its subscription. */
export function requireSalesUnit({ random, secrets }: Sandbox) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (headers[keyHeader] !== secrets.partyPassword) {
      return sendProblem(reply, random, 401, 'The subscription key is not known.')
    }
    if (headers[merchantHeader] === merchantSerialNumber) return undefined
    return sendProblem(reply, random, 403, 'The merchant serial number is not yours.')
  }
}

function epochSeconds(at: Date): string {
  return String(Math.floor(at.getTime() / secondMs))
}
