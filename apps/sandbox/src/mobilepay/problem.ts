import { STATUS_CODES } from 'node:http'
import { hex, type Random } from '@nordlys/core'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'

/** Answers in MobilePay's form of a problem. */
export function sendProblem(reply: FastifyReply, random: Random, status: number, detail: string) {
  const traceId = `00-${hex(random.bytes(16))}-${hex(random.bytes(8))}-00`
  const type = `https://httpstatuses.io/${status}`
  const problem = { type, title: STATUS_CODES[status], detail, status, traceId }
  return reply.status(status).type('application/problem+json').send(problem)
}

/** Has what cannot be read, and what goes wrong in here, answered as a problem too. */
export function answerProblems(app: FastifyInstance, random: Random): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? 400 : 500
    if (status === 500) request.log.error(error)
    return sendProblem(reply, random, status, error.message)
  })
}
