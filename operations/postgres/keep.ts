import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readPostmaster, restartServer, type Server, urlOf } from './server.ts'

export interface Kept extends AsyncDisposable {
  /** Rejects when the server is gone and cannot be had again. */
  failed: Promise<never>
}

/** Between two looks at a server that lives and takes nobody in, as while it recovers. */
const lookMs = 100

/**
 * Sees that a server goes on running: one that has died is started again, on its own port. A
 * connection of ours tells at once, since it dies with the server.
 */
export function keepServer(server: Server, port: number, log: (line: string) => void): Kept {
  const stop = new AbortController()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // Whoever does not look at it is told by the connections they have no more.
  failed.catch(() => undefined)
  const keeping = keep(server, port, { log, signal: stop.signal }).catch(reject)
  return {
    failed,
    async [Symbol.asyncDispose]() {
      stop.abort()
      await keeping
    },
  }
}

async function keep(
  server: Server,
  port: number,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    await untilLost(urlOf(server.cluster, port, 'postgres'), signal)
    if (signal.aborted) return
    if (await readPostmaster(server.cluster)) {
      await wait(lookMs)
      continue
    }
    log('the database has died and is started again')
    await restartServer(server, port)
    log('the database runs again')
  }
}

/** Resolves when a connection is no more, or cannot be had, or is no longer wanted. */
async function untilLost(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nordlys-watch',
    connectionTimeoutMillis: 5_000,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // What it died of is of no interest, only that it did.
  client.on('error', () => undefined)
  const end = () => void client.end()
  signal.addEventListener('abort', end)
  try {
    if (signal.aborted) return
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    )
    if (isConnected) await ended
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
