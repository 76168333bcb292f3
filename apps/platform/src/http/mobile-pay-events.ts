import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type PaymentsContext, receiveMobilePayEvent } from '../payments/index.ts'

/** No webhook of MobilePay is near this. */
const bodyBytesMax = 65_536

/**
 * MobilePay's webhooks. The signature is over the bytes as they came, so nothing reads them before it. The
 * answer is 200 as soon as the message is kept, also one that nobody can act on; 401 without its signature,
 * 413 when it is too large, each with a line in the log.
 */
export function registerMobilePayEvents(app: FastifyInstance, context: PaymentsContext): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: bodyBytesMax } as const
    door.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
    door.addHook('onError', async (_request, _reply, error) => {
      if (error.statusCode !== 413) return
      context.log.warn('a webhook larger than any of MobilePay was refused')
    })
    door.post('/outside/mobilepay/events', { bodyLimit: bodyBytesMax }, async (request, reply) => {
      const { headers, body } = request
      const isKept = await receiveMobilePayEvent(context, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        date: one(headers, 'x-ms-date'),
        contentHash: one(headers, 'x-ms-content-sha256'),
        authorization: one(headers, 'authorization'),
      })
      if (isKept) return { ok: true }
      context.log.warn('a webhook without the signature of MobilePay was refused')
      return reply.code(401).send({ error: 'unknown signature' })
    })
  })
}

function one(headers: FastifyRequest['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
