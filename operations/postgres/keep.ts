import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readPostmaster, restartServer, type Server, urlOf } from './server.ts'

export interface Kept extends AsyncDisposable {
  /** Rejects when the server has died and cannot be started again. */
  failed: Promise<never>
}

/** The poll interval while the server lives but accepts no connection, as during recovery. */
const lookMs = 100

/**
 * Supervises a server: when it has died, starts it again on the same port. An idle connection of ours
 * detects this at once, since it breaks when the server dies.
 */
export function keepServer(server: Server, port: number, log: (line: string) => void): Kept {
  const stop = new AbortController()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // A caller that does not await `failed` learns of it from its own broken connections.
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

/** Resolves when a connection has ended, or could not be made, or when `signal` is aborted. */
async function untilLost(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'nordlys-watch',
    connectionTimeoutMillis: 5_000,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // Without a listener the `error` would end our process; that the connection ended is all we need.
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
