import { endConnectionsWithServer } from '@nordlys/contracts'
import { loggingSafely, requestBounds } from '@nordlys/core'
import fastify from 'fastify'
import type { BackOfficeConfig } from './config.ts'
import { readProgramStates } from './program-state.ts'
import { readReconciledParties } from './reconciliation-state.ts'
import { statusPage } from './status-page.ts'

export { type BackOfficeConfig, backOfficeConfigFrom } from './config.ts'

/** On every answer: a page of words and style, which nobody frames and nothing keeps. [FLT-78] */
const commonHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The operator's console: for now one page: which programs are ready, and whether the books agree. */
export async function startBackOffice(
  config: BackOfficeConfig,
): Promise<AsyncDisposable & { url: string }> {
  const programs = config.programs ?? [{ name: 'platform', url: config.platformUrl }]
  const app = fastify({
    ...(config.logger ? { loggerInstance: loggingSafely(config.logger) } : {}),
    ...requestBounds,
  })
  endConnectionsWithServer(app.server)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders))
  // Nothing is read of who asks for what is not there. [FLT-22]
  app.addHook('onRequest', async (request, reply) =>
    request.is404 ? reply.code(404).send({ error: 'not found' }) : undefined,
  )
  app.get('/', async (_request, reply) => {
    const [states, parties] = await Promise.all([
      readProgramStates(programs),
      readReconciledParties(config),
    ])
    return reply.type('text/html; charset=utf-8').send(statusPage(states, parties))
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const [platform] = await readProgramStates([{ name: 'platform', url: config.platformUrl }])
    const ready = platform?.state === 'ready'
    return reply.status(ready ? 200 : 503).send({ ok: ready })
  })
  const url = await app.listen({ port: config.port, host: config.host ?? '127.0.0.1' })
  return { url, [Symbol.asyncDispose]: async () => app.close() }
}
