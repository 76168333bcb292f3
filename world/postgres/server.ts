import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from '../problem.ts'
import type { Binaries } from './binaries.ts'
import { type Cluster, superuser, writeSettings } from './cluster.ts'
import { runCommand } from './command.ts'
import type { ServerUser } from './server-user.ts'

export const databaseName = 'nordlys'
const attemptsMax = 5
const startSecondsUsual = 120

export interface Server {
  cluster: Cluster
  binaries: Binaries
  user: ServerUser | undefined
  durable: boolean
  /** Lines of `postgresql.conf` for this start alone. */
  settings?: readonly string[] | undefined
  /** How long a start may take; reading a long archive takes longer than the default. */
  startSecondsMax?: number | undefined
}

/** The address of one database on the server at `port`. */
export function urlOf(cluster: Cluster, port: number, database = databaseName): string {
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/${database}`
}

/**
 * The port of this cluster's server when one still lives, as after a kill -9 of our process. One that
 * is just starting or stopping is waited for; one that does not answer is none.
 */
export async function findLivingPort({
  cluster,
}: Pick<Server, 'cluster'>): Promise<number | undefined> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const living = await readPostmaster(cluster)
    if (!living) return undefined
    if (living.status === 'ready' && (await answers(urlOf(cluster, living.port, 'postgres')))) {
      return living.port
    }
    await wait(100)
  }
  return undefined
}

/** Starts the server on a free port and returns that port. */
export async function startServer(server: Server): Promise<number> {
  const { cluster, user } = server
  let output = ''
  let log = ''
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    // Between finding a free port and using it another program may take it: then the next is tried.
    const port = await freePort()
    await writeSettings(cluster, user, port, server)
    const result = await runPgCtl(server, ['start', `--log=${cluster.log}`])
    if (result.code === 0) return port
    output = result.output
    log = (await readFile(cluster.log, 'utf8').catch(() => '')).slice(-2_000)
    // A recovery that failed would fail again, after the same long time.
    if (log.includes('FATAL') && !log.includes('could not bind')) break
  }
  throw new Error(`PostgreSQL did not start: ${output}\n${log}`)
}

/** Starts a server again that was stopped or that died, on the port it had. False when it cannot. */
export async function restartServer(server: Server): Promise<boolean> {
  const result = await runPgCtl(server, ['start', `--log=${server.cluster.log}`])
  return result.code === 0
}

export async function stopServer(server: Server): Promise<void> {
  const result = await runPgCtl(server, ['stop', '--mode=fast'])
  if (result.code !== 0 && (await readPostmaster(server.cluster))) {
    throw new Error(`PostgreSQL did not stop: ${result.output}`)
  }
}

/** Makes the product's database when the cluster does not have it yet. */
export async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(cluster, port, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

function runPgCtl(server: Server, args: readonly string[]) {
  const { cluster, binaries, user, startSecondsMax = startSecondsUsual } = server
  const common = [`--pgdata=${cluster.data}`, '--wait', `--timeout=${startSecondsMax}`]
  return runCommand(binaries.pgCtl, [...args, ...common], {
    cwd: cluster.home,
    env: binaries.env,
    uid: user?.uid,
    gid: user?.gid,
  })
}

interface Postmaster {
  pid: number
  port: number
  status: string
}

async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '')
  const postmaster = parsePostmaster(text)
  return postmaster && isAlive(postmaster.pid) ? postmaster : undefined
}

/** The file PostgreSQL keeps while it runs: the process on line 1, the port on 4, the state on 8. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port) return undefined
  return { pid, port, status: lines[7] ?? '' }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A TCP port of 127.0.0.1 that nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
