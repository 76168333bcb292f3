import { chmod, chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '@nordlys/core'
import pg from 'pg'
import { type Cluster, claimCluster } from '../postgres/cluster.ts'
import { type OpenDatabase, openDatabase } from '../postgres/open-database.ts'
import { type ServerUser, serverUser } from '../postgres/server-user.ts'
import { copyDurably } from './durable-file.ts'
import { type BaseBackup, baseFor, layoutOf, listBaseBackups } from './manifest.ts'
import { mapConcurrently } from './map-concurrently.ts'

export interface Restore {
  backupFolder: string
  /** The last moment to keep; without one, all that is in the archive. */
  moment?: Date | undefined
  /** A new folder for the restored database; nothing is ever written over. */
  dataDir: string
  /** Of the backed-up database: it is kept in `database.json`, never in a backup. */
  password: string
  log: (line: string) => void
}

/** Reading a long archive takes its time: a day. */
const recoverySecondsMax = 86_400
const askAgainMs = 100

/**
 * Restores a database as it was at a moment and opens it. Every file is compared with the manifest as it
 * is copied. Throws `StartProblem` for what a person can put right; when the archive does not reach the
 * moment, PostgreSQL refuses to start, and the error has its message.
 */
export async function restoreDatabase(restore: Restore): Promise<OpenDatabase> {
  const { backupFolder, moment, log } = restore
  const dataDir = resolve(restore.dataDir)
  const backup = baseFor(await listBaseBackups(backupFolder), moment)
  const user = await serverUser()
  await mkdir(dataDir, { recursive: true, mode: 0o755 })
  const cluster = await claimCluster(dataDir, user, restore.password)
  if (!cluster) throw new StartProblem(`There is a database in ${dataDir}: name a new folder.`)
  await putBack(backup, cluster)
  const archive = await layOutLog(backupFolder, backup, cluster)
  if (user) await giveTo(user, cluster.home)
  log(`base backup of ${backup.manifest.finishedAt} put back, reading the log`)
  const settings = recoverySettings(archive, moment)
  return toldByLog(cluster, async () => {
    const startSecondsMax = recoverySecondsMax
    const database = await openDatabase({ dataDir, log, settings, startSecondsMax })
    try {
      // A server that runs may still be replaying the log; one that cannot reach the moment ends.
      while (await isRecovering(database.url)) await wait(askAgainMs)
      await rm(archive, { recursive: true })
      await leapAhead(database.url)
      return database
    } catch (error) {
      await database[Symbol.asyncDispose]()
      throw error
    }
  })
}

/** Why a server ended only its own log can tell. */
async function toldByLog<T>(cluster: Cluster, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const text = await readFile(cluster.log, 'utf8').catch(() => '')
    throw new Error(`the restore did not end: ${text.slice(-2_000)}`, { cause })
  }
}

async function putBack({ folder, manifest }: BaseBackup, cluster: Cluster): Promise<void> {
  await mkdir(cluster.data, { mode: 0o700 })
  for (const path of manifest.folders) await mkdir(join(cluster.data, path), { mode: 0o700 })
  await mapConcurrently(manifest.files, async ({ path, sha256 }) => {
    const copied = await copyDurably(join(folder, 'data', path), join(cluster.data, path))
    if (copied.sha256 === sha256) return
    throw new StartProblem(`${path} of ${folder} is damaged: restore from another base backup.`)
  })
  // Without this file the server would treat the torn copy as a crash and stop at the backup's end.
  await writeFile(join(cluster.data, 'recovery.signal'), '', { flag: 'wx', mode: 0o600 })
}

/** The server's user may not reach the archive, so the log files it needs are laid beside the data. */
async function layOutLog(
  backupFolder: string,
  { manifest }: BaseBackup,
  cluster: Cluster,
): Promise<string> {
  const { log } = layoutOf(backupFolder)
  const archive = join(cluster.home, 'archive')
  await mkdir(archive, { mode: 0o700 })
  const names = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name))
  const needed = names.filter((name) => name >= manifest.firstSegment)
  await mapConcurrently(needed, async (name) => {
    await copyDurably(join(log, name), join(archive, name))
  })
  return archive
}

async function giveTo(user: ServerUser, path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  for (const entry of entries) await chown(join(entry.parentPath, entry.name), user.uid, user.gid)
  await chown(path, user.uid, user.gid)
  await chmod(path, 0o700)
}

/** `pause` or `shutdown` would leave a person to promote it; the state is inspected afterwards. */
export function recoverySettings(archive: string, moment: Date | undefined): string[] {
  const copy = process.platform === 'win32' ? 'copy' : 'cp'
  return [
    `restore_command = '${copy} "${join(archive, '%f').replaceAll("'", "''")}" "%p"'`,
    ...(moment
      ? [
          // PostgreSQL reads no "Z" here.
          `recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'`,
          'recovery_target_inclusive = on',
          "recovery_target_action = 'promote'",
        ]
      : []),
  ]
}

async function isRecovering(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('SELECT pg_is_in_recovery() AS recovering')
    return rows[0].recovering
  } finally {
    await client.end()
  }
}

/**
 * Numbers that were assigned after the moment are known outside: a player's to the payment provider, a
 * job's to the mail provider, which takes a second message with one number for a repeat. The sequences
 * skip them, so that none is assigned again.
 */
async function leapAhead(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [table, column] of numbersKnownOutside) {
      const { rows } = await client.query(
        'SELECT pg_get_serial_sequence($1, $2) AS name WHERE to_regclass($1) IS NOT NULL',
        [table, column],
      )
      const [{ name } = { name: undefined }] = rows
      if (name) await client.query(`SELECT setval($1, last_value + ${leap}) FROM ${name}`, [name])
    }
  } finally {
    await client.end()
  }
}

const leap = 100_000
const numbersKnownOutside = [
  ['players_player', 'player_id'],
  ['graphile_worker._private_jobs', 'id'],
]
