import type { FastifyReply } from 'fastify'
import { clearedSessionCookies } from './cookies.ts'

/** On an answer that ends a login here, or finds that it has ended: nothing of it stays behind. */
export function forgetSession(reply: FastifyReply): void {
  reply.header('set-cookie', clearedSessionCookies())
  forgetPages(reply)
}

/** The way back leads to no page that the browser still holds of somebody who has left. */
export function forgetPages(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}
