import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '@nordlys/core'
import { isThere, syncFolder } from './durable-file.ts'

/** The content of a base backup; written last, so that half a backup has none. */
export interface Manifest {
  /** The database server's own number for itself; a backup fits only its own log. */
  systemId: string
  timeline: number
  serverVersion: string
  /** ISO, by the database's clock. */
  startedAt: string
  /** No moment before this one can be restored from this backup. */
  finishedAt: string
  startLsn: string
  stopLsn: string
  /** The first log file a restore needs. */
  firstSegment: string
  /** Folders, the empty ones too. */
  folders: readonly string[]
  files: readonly { path: string; bytes: number; sha256: string }[]
}

export interface BaseBackup {
  folder: string
  manifest: Manifest
}

const manifestName = 'manifest.json'

/** Below a backup folder: `base/<moment>/` holds base backups, `wal/` the log between them. */
export function layoutOf(backupFolder: string) {
  return { base: join(backupFolder, 'base'), log: join(backupFolder, 'wal') }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, manifestName), text, { flag: 'wx', mode: 0o600, flush: true })
  await syncFolder(folder)
}

/** Whole base backups, oldest first. */
export async function listBaseBackups(backupFolder: string): Promise<BaseBackup[]> {
  const { base } = layoutOf(backupFolder)
  const names = (await isThere(base)) ? (await readdir(base)).sort() : []
  const found: BaseBackup[] = []
  for (const name of names) {
    const folder = join(base, name)
    const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined)
    if (text !== undefined) found.push({ folder, manifest: JSON.parse(text) })
  }
  return found.sort((a, b) => (a.manifest.finishedAt < b.manifest.finishedAt ? -1 : 1))
}

/** The newest base backup from which `moment` can be reached; the newest of all without a moment. */
export function baseFor(backups: readonly BaseBackup[], moment: Date | undefined): BaseBackup {
  const fitting = backups.filter(
    ({ manifest }) => !moment || Date.parse(manifest.finishedAt) <= moment.getTime(),
  )
  const newest = fitting.at(-1)
  if (newest) return newest
  throw new StartProblem(
    backups.length === 0
      ? 'There is no whole base backup in this folder: name the folder "npm run backup" wrote to.'
      : `The oldest base backup ended at ${backups[0]?.manifest.finishedAt}: choose a later moment.`,
  )
}
