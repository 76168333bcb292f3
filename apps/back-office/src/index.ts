import { endConnectionsWithServer } from '@nordlys/contracts'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { readProgramStates, type WatchedProgram } from './program-state.ts'
import { readReconciledParties } from './reconciliation-state.ts'
import { statusPage } from './status-page.ts'

export interface BackOfficeConfig {
  port: number
  host?: string
  platformUrl: string
  serviceCredential: string
  /** The programs the status page asks; the platform alone when absent. */
  programs?: readonly WatchedProgram[]
  logger?: FastifyBaseLogger
}

/** The operator's console: for now one page: which programs are ready, and whether the books agree. */
export async function startBackOffice(
  config: BackOfficeConfig,
): Promise<AsyncDisposable & { url: string }> {
  const programs = config.programs ?? [{ name: 'platform', url: config.platformUrl }]
  const app = fastify({ ...(config.logger ? { loggerInstance: config.logger } : {}) })
  endConnectionsWithServer(app.server)
  app.get('/', async (_request, reply) => {
    const [states, parties] = await Promise.all([
      readProgramStates(programs),
      readReconciledParties(config),
    ])
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(statusPage(states, parties))
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
