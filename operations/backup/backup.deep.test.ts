import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findCluster } from '../postgres/cluster.ts'
import { type OpenDatabase, openDatabase } from '../postgres/open-database.ts'
import { removeServerFolder } from '../postgres/remove-folder.ts'
import { takeBaseBackup } from './base-backup.ts'
import { LogArchive } from './log-archive.ts'
import { restoreDatabase } from './restore.ts'

let folder: string
const log = () => undefined
const folderOf = (name: string) => join(folder, name)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordlys-backup-'))
  await chmod(folder, 0o711)
})

afterEach(async () => {
  await removeServerFolder(folder)
})

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

/** A database with one note, and the moment after each further one. */
async function openNotes(): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: folderOf('data'), durable: false, log })
  await ask(database.url, 'CREATE TABLE note AS SELECT 1 AS number')
  return database
}

async function addNote(url: string, number: number): Promise<Date> {
  await ask(url, `INSERT INTO note VALUES (${number})`)
  const [at] = await ask(url, 'SELECT clock_timestamp()')
  return at as Date
}

async function restore(moment: Date | undefined, name = 'restored') {
  const password = (await findCluster(folderOf('data')))?.password ?? ''
  const dataDir = folderOf(name)
  return restoreDatabase({ backupFolder: folderOf('backups'), moment, dataDir, password, log })
}

test('a database is brought back as it was at a moment, and goes on from there', async () => {
  await using database = await openNotes()
  await using archive = await LogArchive.open(database.url, folderOf('backups'))
  await takeBaseBackup(database.url, folderOf('backups'))
  const moment = await addNote(database.url, 2)
  await archive.catchUp()
  await addNote(database.url, 3)
  await archive.catchUp()
  await addNote(database.url, 4)
  const numbers = 'SELECT number FROM note ORDER BY 1'
  {
    await using restored = await restore(moment)
    expect(await ask(restored.url, numbers)).toEqual([1, 2])
    await addNote(restored.url, 30)
  }
  await using again = await openDatabase({ dataDir: folderOf('restored'), durable: false, log })
  expect(await ask(again.url, numbers)).toEqual([1, 2, 30])
  await using latest = await restore(undefined, 'latest')
  expect(await ask(latest.url, numbers)).toEqual([1, 2, 3])
  await expect(LogArchive.open(again.url, folderOf('backups'))).rejects.toThrow(
    /A restored database needs a folder of its own/,
  )
})

test('a number given out after the moment is given to nobody else', async () => {
  await using database = await openNotes()
  const number = 'integer GENERATED ALWAYS AS IDENTITY (START WITH 100001)'
  await ask(database.url, `CREATE TABLE players_player (player_id ${number})`)
  await using archive = await LogArchive.open(database.url, folderOf('backups'))
  await takeBaseBackup(database.url, folderOf('backups'))
  await archive.catchUp()
  const insert = 'INSERT INTO players_player DEFAULT VALUES RETURNING player_id'
  expect(await ask(database.url, insert)).toEqual([100_001])
  await using restored = await restore(undefined)
  const [next] = await ask(restored.url, insert)
  expect(next).toBeGreaterThan(200_000)
})

test('a moment before the backup, or beyond the archive, is refused', async () => {
  await using database = await openNotes()
  const before = await addNote(database.url, 2)
  await using archive = await LogArchive.open(database.url, folderOf('backups'))
  await expect(restore(before)).rejects.toThrow(/no whole base backup/)
  await takeBaseBackup(database.url, folderOf('backups'))
  await archive.catchUp()
  await expect(restore(before)).rejects.toThrow(/choose a later moment/)
  const beyond = await addNote(database.url, 3)
  await expect(restore(beyond)).rejects.toThrow(
    /recovery ended before configured recovery target was reached/,
  )
})

test('a damaged file is named, and data that are there are not written over', async () => {
  await using database = await openNotes()
  await using archive = await LogArchive.open(database.url, folderOf('backups'))
  const { folder: base } = await takeBaseBackup(database.url, folderOf('backups'))
  await archive.catchUp()
  await writeFile(join(base, 'data', 'PG_VERSION'), '17\n')
  await expect(restore(undefined)).rejects.toThrow(/^PG_VERSION of .* is damaged/)
  await expect(restore(undefined)).rejects.toThrow(/name a new folder/)
})

test('an archive that was cut off goes on without a hole, and never writes over a file', async () => {
  await using database = await openNotes()
  {
    await using archive = await LogArchive.open(database.url, folderOf('backups'))
    expect(await archive.catchUp()).toBeGreaterThan(0)
  }
  await addNote(database.url, 2)
  await ask(database.url, 'SELECT pg_switch_wal()')
  await addNote(database.url, 3)
  await ask(database.url, 'CHECKPOINT')
  await using archive = await LogArchive.open(database.url, folderOf('backups'))
  expect(await archive.catchUp()).toBe(2)
  const [open] = await ask(database.url, 'SELECT pg_walfile_name(pg_current_wal_flush_lsn())')
  await addNote(database.url, 4)
  await writeFile(join(folderOf('backups'), 'wal', String(open)), 'of another database')
  await expect(archive.catchUp()).rejects.toThrow(/with other content/)
})

test('backups hold no password: it stays beside the data', async () => {
  await using database = await openNotes()
  const { folder: base, manifest } = await takeBaseBackup(database.url, folderOf('backups'))
  const password = (await findCluster(folderOf('data')))?.password ?? ''
  expect(password).not.toBe('')
  for (const { path } of manifest.files) {
    expect((await readFile(resolve(base, 'data', path))).includes(password), path).toBe(false)
  }
})
