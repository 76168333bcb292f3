import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sandbox } from '../shell/sandbox.ts'
import type { Answer } from './journal.ts'

const windowMs = 30_000

/** Says one thing to the platform, signed now; an answer that does not come has no status. */
export async function postToPlatform(
  sandbox: Sandbox,
  path: string,
  message: object,
): Promise<Answer> {
  const { clock, agenda, delays, logger, supplier } = sandbox
  const body = JSON.stringify(message)
  const timestamp = String(clock.now().getTime())
  try {
    const response = await fetch(`${sandbox.platformUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-supplier': supplier.name,
        'x-timestamp': timestamp,
        'x-signature': sign(supplier.secret, timestamp, path, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([agenda.ending, AbortSignal.timeout(delays.supplierTimeoutMs)]),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    logger?.warn({ path, err: error }, 'a message of the supplier without an answer')
    return { status: undefined, body: '' }
  }
}

/** Lets only what the platform signed just now pass; the signature covers the query too. */
export function requireSignature(sandbox: Sandbox) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const timestamp = String(request.headers['x-timestamp'] ?? '')
    const given = Buffer.from(String(request.headers['x-signature'] ?? ''))
    const body = typeof request.body === 'string' ? request.body : ''
    const expected = Buffer.from(sign(sandbox.supplier.secret, timestamp, request.url, body))
    const ageMs = Math.abs(sandbox.clock.now().getTime() - Number(timestamp))
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
    if (isSigned && ageMs <= windowMs) return undefined
    return reply.status(401).send({ error: 'signature' })
  }
}

function sign(secret: string, timestamp: string, path: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${path}.${body}`).digest('hex')
}
