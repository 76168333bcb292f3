import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonOutcomes, type Party } from './forced.ts'
import type { Sandbox } from './sandbox.ts'

/** Stands before a party's wire and lets the forced fault happen instead of, or before, the answer. */
export function faultGate(sandbox: Sandbox, party: Party) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const known: readonly string[] = commonOutcomes
    const outcome = sandbox.forced.take(party, (each) => known.includes(each))
    if (outcome === 'reset') {
      reply.hijack()
      request.raw.destroy()
      return reply
    }
    if (outcome === 'down') return reply.status(503).send()
    if (outcome === 'nonsense') return reply.type('text/html').send('<html><p>Ups!')
    if (outcome === 'slow') await wait(sandbox.delays.slowAnswerMs)
    return undefined
  }
}
