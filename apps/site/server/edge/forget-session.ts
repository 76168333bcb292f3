import type { FastifyReply } from 'fastify'
import { clearedSessionCookies } from './cookies.ts'

/** On an answer that ends a login here, or finds that it has ended: nothing of it stays behind. */
export function forgetSession(reply: FastifyReply): void {
  reply.header('set-cookie', clearedSessionCookies())
}
