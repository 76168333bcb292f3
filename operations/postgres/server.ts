import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, StartProblem } from '@nordlys/core'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { type Cluster, superuser, writeSettings } from './cluster.ts'
import { runCommand } from './command.ts'
import { freePort } from './free-port.ts'
import type { ServerUser } from './server-user.ts'

const databaseName = 'nordlys'
const attemptsMax = 5
const startSecondsUsual = 120
const askAgainMs = 100

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
 * The port of this cluster's server if one still runs, as after a kill -9 of our process. One that is
 * starting or stopping is waited for; one that does not answer counts as none.
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
    await wait(askAgainMs)
  }
  return undefined
}

/** Starts the server on the port it had last, or else on a free one, and returns that port. */
export async function startServer(server: Server): Promise<number> {
  const { cluster, user } = server
  let said = ''
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    // Between finding a free port and using it another program may take it: then the next is tried.
    const port = attempt === 0 && cluster.port ? cluster.port : await freePort()
    await writeSettings(cluster, user, port, server)
    const failure = await startOnceReleased(server)
    if (failure === undefined) return port
    said = failure
    // A recovery that failed would fail again, after the same long time.
    if (said.includes('FATAL') && !said.includes(portTakenWords)) break
  }
  throw new Error(`PostgreSQL did not start: ${said}`)
}

/**
 * Starts a server that has died on the same port, where its clients reconnect. Throws `StartProblem` when
 * another program has taken the port.
 */
export async function restartServer(server: Server, port: number): Promise<void> {
  const said = await startOnceReleased(server)
  if (said === undefined) return
  if (said.includes(portTakenWords)) {
    throw new StartProblem(
      `The built-in database died, and another program has taken its port ${port} since: ` +
        'start Nordlys again, which finds another one.',
    )
  }
  throw new Error(`PostgreSQL did not start again: ${said}`)
}

const portTakenWords = 'could not bind'
const stillHeldWords = 'pre-existing shared memory'

/**
 * Backend processes that outlive a dead server hold its shared memory until they notice: they are waited
 * for.
 */
async function startOnceReleased(server: Server): Promise<string | undefined> {
  const { startSecondsMax = startSecondsUsual } = server
  const endsAtMs = performance.now() + startSecondsMax * 1_000
  for (;;) {
    const said = await tryStart(server)
    if (!said?.includes(stillHeldWords) || performance.now() > endsAtMs) return said
    await wait(askAgainMs)
  }
}

/** The server's message when it did not start; undefined when it did. */
async function tryStart(server: Server): Promise<string | undefined> {
  const { cluster } = server
  const before = (await readLog(cluster)).length
  const { code, output } = await runPgCtl(server, ['start', `--log=${cluster.log}`])
  if (code === 0) return undefined
  return `${output}\n${(await readLog(cluster)).slice(before).slice(-2_000)}`
}

function readLog({ log }: Cluster): Promise<string> {
  return readFile(log, 'utf8').catch(() => '')
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

/** The living server of a cluster, by the file it keeps. */
export async function readPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
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

/** Whether a process of this number runs, of any user. */
export function isAlive(pid: number): boolean {
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
