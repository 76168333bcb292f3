import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { codeOf, messageOf, StartProblem } from '@nordlys/core'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { findCluster, openCluster, rememberPort } from './cluster.ts'
import { keepServer } from './keep.ts'
import { lockFolder } from './lock.ts'
import {
  createDatabase,
  findLivingPort,
  type Server,
  startServer,
  stopServer,
  urlOf,
} from './server.ts'
import { serverUser } from './server-user.ts'

export interface DatabaseOptions {
  /** The folder of the built-in server's data and password. Untouched when `databaseUrl` is given. */
  dataDir: string
  databaseUrl?: string | undefined
  /** False gives up safety against power loss for speed, for tests. */
  durable?: boolean
  /** Lines of `postgresql.conf` for this start of the built-in server alone. */
  settings?: readonly string[]
  startSecondsMax?: number
  /** Starts the built-in server again when it dies, until disposed. */
  keep?: boolean
  log: (line: string) => void
}

export interface OpenDatabase extends AsyncDisposable {
  url: string
  /** Rejects when a server that is kept is gone for good, with a `StartProblem` when it has words. */
  failed: Promise<never>
  /** Whether the server was already running, left behind by a start that was killed. */
  adopted: boolean
}

/**
 * The database the product runs on: the server at `databaseUrl`, or else a PostgreSQL of our own
 * below `dataDir`, which stops when disposed. Throws `StartProblem` for what a person can put right.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openGiven(options.databaseUrl)
  const dataDir = resolve(options.dataDir)
  await makeFolder(dataDir)
  const lock = await lockFolder(dataDir)
  if (!lock) {
    throw new StartProblem(
      `Nordlys is already running on the data in ${dataDir}: stop it first, ` +
        'or start this one with another DATA_DIR and PORT.',
    )
  }
  try {
    return await openOwn(dataDir, lock, options)
  } catch (error) {
    await lock[Symbol.asyncDispose]()
    throw error
  }
}

/**
 * The database the product's data is in, whether the product runs or not: the running server is used
 * as it is and left running. Throws `StartProblem` when there is no data.
 */
export async function reachDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return openGiven(options.databaseUrl)
  const dataDir = resolve(options.dataDir)
  if (!existsSync(join(dataDir, 'database.json'))) {
    throw new StartProblem(
      `There is no data in ${dataDir}: set DATA_DIR or DATABASE_URL to where it is.`,
    )
  }
  const lock = await lockFolder(dataDir)
  await lock?.[Symbol.asyncDispose]()
  if (lock) return openDatabase(options)
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const cluster = await openCluster(dataDir, binaries, user, true)
  const port = await findLivingPort({ cluster })
  if (!port) throw new StartProblem(`The database in ${dataDir} is starting: try again.`)
  return notOurs(urlOf(cluster, port))
}

async function openOwn(
  dataDir: string,
  lock: AsyncDisposable,
  { durable = true, keep = false, log, settings, startSecondsMax }: DatabaseOptions,
): Promise<OpenDatabase> {
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const cluster = await openCluster(dataDir, binaries, user, durable)
  const server: Server = { cluster, binaries, user, durable, settings, startSecondsMax }
  const living = await findLivingPort(server)
  if (living) log('the database was still running and is used again')
  const port = living ?? (await startServer(server))
  await rememberPort(dataDir, port)
  await createDatabase(cluster, port)
  const kept = keep ? keepServer(server, port, log) : undefined
  return {
    url: urlOf(cluster, port),
    adopted: living !== undefined,
    failed: kept?.failed ?? never,
    async [Symbol.asyncDispose]() {
      await kept?.[Symbol.asyncDispose]()
      await stopServer(server)
      await lock[Symbol.asyncDispose]()
    },
  }
}

/** The owner's address of the built-in server that runs on `dataDir`; undefined when none does. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(resolve(dataDir))
  const port = cluster && (await findLivingPort({ cluster }))
  return port ? urlOf(cluster, port) : undefined
}

async function makeFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o755 }).catch((error) => {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be made (${codeOf(error) ?? messageOf(error)}): ` +
        'set DATA_DIR to a folder you may write to.',
    )
  })
}

const oldestVersion = 150_000

async function openGiven(url: string): Promise<OpenDatabase> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartProblem(
      'DATABASE_URL is not the address of a PostgreSQL database: set it to one such as ' +
        'postgres://user:password@host:5432/name, or unset it to use the built-in PostgreSQL.',
    )
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  const version = await readVersion(client).catch((error) => {
    throw new StartProblem(
      `The database at DATABASE_URL cannot be used (${messageOf(error)}): ` +
        'correct DATABASE_URL, or unset it to use the built-in PostgreSQL.',
    )
  })
  if (version < oldestVersion) {
    throw new StartProblem(
      `The database at DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}, older than 15: ` +
        'use a newer server, or unset DATABASE_URL to use the built-in one.',
    )
  }
  return notOurs(url)
}

/** A server that others start, stop and keep. */
function notOurs(url: string): OpenDatabase {
  return { url, adopted: true, failed: never, [Symbol.asyncDispose]: async () => undefined }
}

const never = new Promise<never>(() => undefined)

async function readVersion(client: pg.Client): Promise<number> {
  try {
    await client.connect()
    const { rows } = await client.query("SELECT current_setting('server_version_num') AS version")
    return Number(rows[0].version)
  } finally {
    await client.end().catch(() => undefined)
  }
}
