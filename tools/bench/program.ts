import { once } from 'node:events'
import { systemClock } from '@nordlys/core'
import Fastify from 'fastify'
import { pino } from 'pino'

/**
 * One program in a process of its own, so that its CPU is not counted with the load's. Its parent
 * sends it what to start; it says its address once it listens, and stops when the parent is done.
 */
interface Order {
  program: 'platform' | 'games' | 'site' | 'sandbox' | 'bare-buffer'
  config: Record<string, unknown>
}

const doors: Record<Exclude<Order['program'], 'bare-buffer'>, { path: string; start: string }> = {
  platform: { path: '../../apps/platform/src/index.ts', start: 'startPlatform' },
  games: { path: '../../apps/games/src/index.ts', start: 'startGames' },
  site: { path: '../../apps/site/server/index.ts', start: 'startSite' },
  sandbox: { path: '../../apps/sandbox/src/index.ts', start: 'startSandbox' },
}

async function start({ program, config }: Order): Promise<{ url: string }> {
  if (program === 'bare-buffer') return startBareBuffer(config)
  const door = doors[program]
  const module = await import(new URL(door.path, import.meta.url).href)
  const logger = pino({ level: 'error' })
  return module[door.start]({ port: 0, host: '127.0.0.1', clock: systemClock, logger, ...config })
}

/** The peer of a cached page: the same bytes from memory, and nothing else. */
async function startBareBuffer(config: Record<string, unknown>): Promise<{ url: string }> {
  const body = Buffer.from(String(config.body), 'base64')
  const app = Fastify()
  app.get('/', (_request, reply) => {
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br')
    return reply.send(body)
  })
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

process.on('disconnect', () => process.exit(0))
const [order] = await once(process, 'message')
const { url } = await start(order as Order)
process.send?.({ url })
