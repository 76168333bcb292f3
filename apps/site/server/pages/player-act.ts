import type { FastifyRequest } from 'fastify'

/** The addresses that a waiting page polls by itself. */
const polled = /^\/(?:min-konto\/indbetal\/betaling|spilstatus|gennemspilning)(?:\.data)?(?:\?|$)/

/** Whether the player did something: a page that merely waits keeps no session alive. [SES-02] */
export function isPlayerAct({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'POST' || !polled.test(url)
}
