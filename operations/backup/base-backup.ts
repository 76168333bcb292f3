import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, StartProblem } from '@nordlys/core'
import pg from 'pg'
import { copyDurably, hashOf, syncFolder } from './durable-file.ts'
import { type BaseBackup, layoutOf, type Manifest, writeManifest } from './manifest.ts'
import { mapConcurrently } from './map-concurrently.ts'

/**
 * Copies the data of a running server into `backupFolder/base`. The copy alone is torn; with the log
 * from its start to its end it becomes the state at its end, or at any later moment. The server must
 * run on this machine and its files be ours to read; `databaseUrl` is its owner's.
 */
export async function takeBaseBackup(
  databaseUrl: string,
  backupFolder: string,
): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const server = await describe(client)
    const folder = join(layoutOf(backupFolder).base, server.now.replace(/[-:.]/g, ''))
    const files = join(folder, 'data')
    await mkdir(files, { recursive: true, mode: 0o700 })
    // Start and stop belong to one session: should it die, the server knows there is no backup.
    const started = await row(
      client,
      `SELECT lsn::text, pg_walfile_name(lsn) AS segment
       FROM pg_backup_start('nordlys', fast => true) AS lsn`,
    )
    const tree = await copyTree(server.dataFolder, files)
    const stopped = await row(
      client,
      `SELECT lsn::text, labelfile, spcmapfile, clock_timestamp() AS at
       FROM pg_backup_stop(wait_for_archive => false)`,
    )
    await addFile(tree, files, 'backup_label', String(stopped.labelfile))
    if (stopped.spcmapfile) {
      await addFile(tree, files, 'tablespace_map', String(stopped.spcmapfile))
    }
    await syncAll(files, tree.folders)
    const manifest: Manifest = {
      systemId: server.systemId,
      timeline: server.timeline,
      serverVersion: server.version,
      startedAt: server.now,
      finishedAt: (stopped.at as Date).toISOString(),
      startLsn: String(started.lsn),
      stopLsn: String(stopped.lsn),
      firstSegment: String(started.segment),
      ...tree,
    }
    await writeManifest(folder, manifest)
    for (const parent of [dirname(folder), backupFolder]) await syncFolder(parent)
    return { folder, manifest }
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client) {
  const found = await row(
    client,
    `SELECT current_setting('data_directory') AS data, current_setting('server_version') AS version,
       clock_timestamp() AS now, system_identifier::text AS system_id,
       left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline,
       (SELECT count(*)::int FROM pg_tablespace WHERE pg_tablespace_location(oid) <> '') AS spaces
     FROM pg_control_system()`,
  )
  if (found.spaces !== 0) {
    throw new StartProblem(
      'This database keeps data in tablespaces outside its folder: back it up with its own tools.',
    )
  }
  return {
    dataFolder: String(found.data),
    version: String(found.version),
    now: (found.now as Date).toISOString(),
    systemId: String(found.system_id),
    timeline: Number.parseInt(String(found.timeline), 16),
  }
}

/**
 * Folders that are copied empty: their content belongs to the running server, or comes from the archive.
 */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut = new RegExp(
  [
    'postmaster\\.(pid|opts)',
    '(backup_label|backup_manifest|tablespace_map)(\\.old)?',
    '(recovery|standby)\\.signal',
    'current_logfiles',
    'pg_internal\\.init.*',
    'pgsql_tmp.*',
    '.*\\.tmp',
  ]
    .map((name) => `^${name}$`)
    .join('|'),
)
/** Copied last: it says how far the other files had come. */
const controlFile = 'global/pg_control'

interface Tree {
  folders: string[]
  files: { path: string; bytes: number; sha256: string }[]
}

async function copyTree(from: string, to: string): Promise<Tree> {
  const tree: Tree = { folders: [], files: [] }
  const paths = await layOut(from, to, '', tree)
  await mapConcurrently(paths, async (path) => {
    const copied = await unlessGone(copyDurably(join(from, path), join(to, path)))
    if (copied) tree.files.push({ path, ...copied })
  })
  const control = await copyDurably(join(from, controlFile), join(to, controlFile))
  tree.files.push({ path: controlFile, ...control })
  return tree
}

/** Creates the folders, and returns the files to copy into them. */
async function layOut(from: string, to: string, folder: string, tree: Tree): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await entriesOf(join(from, folder))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (leftOut.test(entry.name) || path === controlFile) continue
    if (entry.isFile()) paths.push(path)
    if (!entry.isDirectory()) continue
    await mkdir(join(to, path), { mode: 0o700 })
    tree.folders.push(path)
    if (!emptied.has(path)) paths.push(...(await layOut(from, to, path, tree)))
  }
  return paths
}

async function entriesOf(path: string) {
  return (await unlessGone(readdir(path, { withFileTypes: true }))) ?? []
}

/** If a table is dropped during the copy, its files disappear; the log records the drop, too. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

async function addFile(tree: Tree, files: string, path: string, text: string): Promise<void> {
  await writeFile(join(files, path), text, { flag: 'wx', mode: 0o600, flush: true })
  const bytes = Buffer.byteLength(text)
  tree.files.push({ path, bytes, sha256: await hashOf(join(files, path)) })
}

async function syncAll(files: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) await syncFolder(join(files, folder))
  await syncFolder(files)
}

async function row(client: pg.Client, query: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query(query)
  return rows[0]
}
