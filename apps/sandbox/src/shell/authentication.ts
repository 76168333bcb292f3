import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential } from './config.ts'

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Lets only those pass who show this name and password by Basic authentication. */
export function requireBasic(credential: Credential): Check {
  return requireAuthorization(basic(credential), 'Basic realm="sandbox", charset="UTF-8"')
}

export function requireBearer(token: string): Check {
  return requireAuthorization(`Bearer ${token}`, 'Bearer')
}

/** The header's value that shows a name and password. */
export function basic(credential: Credential): string {
  const pair = `${credential.user}:${credential.password}`
  return `Basic ${Buffer.from(pair, 'utf8').toString('base64')}`
}

function requireAuthorization(expected: string, challenge: string): Check {
  const digest = digestOf(expected)
  return async (request, reply) => {
    const shown = digestOf(request.headers.authorization ?? '')
    if (timingSafeEqual(shown, digest)) return undefined
    return reply.status(401).header('www-authenticate', challenge).send({ error: 'unauthorized' })
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
