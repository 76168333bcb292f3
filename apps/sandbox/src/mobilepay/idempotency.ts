import type { FastifyReply, FastifyRequest } from 'fastify'
import { textsOf } from '../shell/fields.ts'
import type { KeptAnswer, MobilePay } from './party.ts'
import { sendProblem } from './problem.ts'

/** The result of a request: an answer that is kept under its key, or a problem that is not. */
export type Result = Omit<KeptAnswer, 'request'> | { status: 400 | 404 | 409; detail: string }

/**
 * Gives a repeat under the same key the first answer, without doing anything more. A request that was
 * refused has done nothing, so that its key may be used again.
 */
export function resultOnce(
  { answers }: MobilePay,
  request: FastifyRequest,
  act: (key: string) => Result,
): Result {
  const key = textsOf(request.headers)('idempotency-key')
  if (key === '' || key.length > 50) {
    return { status: 400, detail: 'Idempotency-Key: 1 to 50 characters.' }
  }
  const place = `${request.url} ${key}`
  const asked = JSON.stringify(request.body ?? null)
  const kept = answers.get(place)
  if (kept?.request === asked) return kept
  if (kept) return { status: 409, detail: `The Idempotency-Key ${key} has another request.` }
  const result = act(key)
  if ('body' in result) answers.keep(place, { request: asked, ...result })
  return result
}

export function sendResult(
  reply: FastifyReply,
  { sandbox }: MobilePay,
  result: Result,
): FastifyReply {
  if ('body' in result) return reply.status(result.status).send(result.body)
  return sendProblem(reply, sandbox.random, result.status, result.detail)
}
