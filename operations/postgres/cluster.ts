import { createHash } from 'node:crypto'
import {
  appendFile,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hex, systemRandom } from '@nordlys/core'
import type { Binaries } from './binaries.ts'
import { runCommand } from './command.ts'
import { othersReach, publicFolder } from './reach.ts'
import type { ServerUser } from './server-user.ts'

/** One server's files, and the password to it. */
export interface Cluster {
  /** The folder the server's user owns: the data, the log and nothing else. */
  home: string
  data: string
  log: string
  password: string
  /** The one it was reached at last. */
  port: number | undefined
}

export const superuser = 'nordlys'

interface Remembered {
  /** Relative to the data folder when it lies within, so that the whole checkout can be moved. */
  home: string
  password: string
  port?: number
}

/** The cluster that belongs to `dataDir`, made at the first call. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<Cluster> {
  const path = join(dataDir, 'database.json')
  const remembered = await readRemembered(path)
  const cluster = clusterAt(dataDir, remembered ?? (await remember(path, dataDir, user)))
  if (!(await exists(join(cluster.data, 'PG_VERSION')))) {
    await createData(cluster, binaries, user, durable)
  }
  return cluster
}

/**
 * Claims `dataDir` for a cluster whose data are about to be put there, as when they are restored.
 * Undefined when a cluster is there already: nobody's data are ever written over.
 */
export async function claimCluster(
  dataDir: string,
  user: ServerUser | undefined,
  password: string,
): Promise<Cluster | undefined> {
  const path = join(dataDir, 'database.json')
  if (await exists(path)) return undefined
  const cluster = clusterAt(dataDir, await remember(path, dataDir, user, password))
  if (await exists(cluster.home)) return undefined
  await mkdir(cluster.home, { recursive: true, mode: 0o700 })
  if (user) await chown(cluster.home, user.uid, user.gid)
  return cluster
}

/** The cluster that belongs to `dataDir`; undefined when none was ever made. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  const remembered = await readRemembered(join(dataDir, 'database.json'))
  return remembered && clusterAt(dataDir, remembered)
}

function clusterAt(dataDir: string, { home: place, password, port }: Remembered): Cluster {
  const home = resolve(dataDir, place)
  return { home, password, port, data: join(home, 'data'), log: join(home, 'server.log') }
}

/** Records the port where the server is reached, so that the next start tries it first. */
export async function rememberPort(dataDir: string, port: number): Promise<void> {
  const path = join(dataDir, 'database.json')
  const remembered = await readRemembered(path)
  if (remembered && remembered.port !== port) await writeRemembered(path, { ...remembered, port })
}

async function readRemembered(path: string): Promise<Remembered | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

async function remember(
  path: string,
  dataDir: string,
  user: ServerUser | undefined,
  password = hex(systemRandom.bytes(24)),
): Promise<Remembered> {
  const home = await chooseHome(dataDir, user)
  const remembered = { home, password }
  await writeRemembered(path, remembered)
  return remembered
}

async function writeRemembered(path: string, remembered: Remembered): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(remembered, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

async function chooseHome(dataDir: string, user: ServerUser | undefined): Promise<string> {
  if (!user || (await othersReach(dataDir))) return 'postgres'
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(await publicFolder(), name)
}

/** The data folder appears by one rename: a start that was killed half-way leaves nothing behind. */
async function createData(
  cluster: Cluster,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  await mkdir(cluster.home, { recursive: true, mode: 0o700 })
  if (user) await chown(cluster.home, user.uid, user.gid)
  const draft = await mkdtemp(join(cluster.home, 'draft-'))
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (user) {
    await chown(draft, user.uid, user.gid)
    await chown(passwordFile, user.uid, user.gid)
  }
  const result = await runCommand(
    binaries.initdb,
    [
      `--pgdata=${join(draft, 'data')}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    { cwd: draft, env: binaries.env, uid: user?.uid, gid: user?.gid },
  )
  if (result.code !== 0) throw new Error(`initdb failed: ${result.output}`)
  await rename(join(draft, 'data'), cluster.data)
  await rm(draft, { recursive: true, force: true })
  await appendFile(join(cluster.data, 'postgresql.conf'), "\ninclude_if_exists 'nordlys.conf'\n")
}

/** Our settings; everything else is PostgreSQL's default. */
export async function writeSettings(
  cluster: Cluster,
  user: ServerUser | undefined,
  port: number,
  { durable, settings = [] }: { durable: boolean; settings?: readonly string[] | undefined },
): Promise<void> {
  const path = join(cluster.data, 'nordlys.conf')
  await writeFile(path, settingsText(port, durable, settings))
  if (user) await chown(path, user.uid, user.gid)
}

/** This build has no lz4, and pglz would cost more time than the log's size is worth. */
export function settingsText(port: number, durable: boolean, more: readonly string[] = []): string {
  const safety = durable ? ['synchronous_commit = on'] : ['fsync = off', 'full_page_writes = off']
  return [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    'max_connections = 200',
    `shared_buffers = ${durable ? '512MB' : '128MB'}`,
    'max_wal_size = 2GB',
    'checkpoint_timeout = 5min',
    'wal_compression = off',
    // The most log that the server keeps for an archive that has stopped.
    'max_slot_wal_keep_size = 8GB',
    'max_parallel_workers_per_gather = 0',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    ...safety,
    ...more,
    '',
  ].join('\n')
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
