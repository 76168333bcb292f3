import { secondMs } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import type { SiteConfig } from './config.ts'

const timeoutMs = 2 * secondMs

/** `/healthz`: the process answers. `/readyz`: so do the programs its pages are made from. */
export function addHealth(server: FastifyInstance, config: SiteConfig): void {
  server.get('/healthz', async () => ({ ok: true }))
  server.get('/readyz', async (_request, reply) => {
    const [platform, games] = await Promise.all([
      isHealthy(config.platformUrl),
      isHealthy(config.gamesUrl),
    ])
    const ok = platform && games
    return reply.code(ok ? 200 : 503).send({ ok, platform, games })
  })
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/healthz', url), {
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok
  } catch {
    // No answer at all is the answer "no".
    return false
  }
}
