import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { findCluster, openCluster } from './cluster.ts'
import { runCommand } from './command.ts'
import { openDatabase } from './open-database.ts'
import { ownedFolder, removeAbandoned } from './owned-folder.ts'
import { processesIn, removeServerFolder } from './remove-folder.ts'
import { readPostmaster, startServer, urlOf } from './server.ts'
import { serverUser } from './server-user.ts'
import { ask, type DataFolder, madeDataFolder } from './test-data-folder.ts'

let made: DataFolder
let parent: string
const log = () => undefined

beforeAll(async () => {
  made = await madeDataFolder()
  parent = await mkdtemp(join(tmpdir(), 'nordlys-left-'))
  await chmod(parent, 0o711)
})
afterAll(async () => {
  await made[Symbol.asyncDispose]()
  await rm(parent, { recursive: true })
})

/** A folder of this process, with a server's files in it. */
async function folderWithServer(): Promise<string> {
  const folder = await ownedFolder(parent)
  await runCommand('cp', ['-a', `${made.path}/.`, folder], { cwd: folder })
  return folder
}

const postmasterOf = async (folder: string) => {
  const cluster = await findCluster(folder)
  return cluster && readPostmaster(cluster)
}

test('[FLT-55] a folder goes when the last process of its server has ended', async () => {
  const folder = await folderWithServer()
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const cluster = await openCluster(folder, binaries, user, false)
  const url = urlOf(
    cluster,
    await startServer({ cluster, binaries, user, durable: false }),
    'postgres',
  )
  const writer = new pg.Client({ connectionString: url })
  writer.on('error', () => undefined)
  await writer.connect()
  await ask(url, 'CREATE TABLE page (number int)')
  writer.query('INSERT INTO page SELECT generate_series(1, 3_000_000)').catch(() => undefined)
  const writes = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'INSERT INTO page%'"
  await expect.poll(() => ask(url, writes)).toEqual(expect.any(Number))
  const place = `/proc/${await ask(url, writes)}/cwd`
  process.kill((await postmasterOf(folder))?.pid ?? Number.NaN, 'SIGKILL')
  await removeServerFolder(folder)
  expect(existsSync(folder)).toBe(false)
  await expect(readlink(place)).rejects.toThrow('ENOENT')
  await writer.end()
})

test('[FLT-55] a folder is left alone while its owner lives, whatever its lock says', async () => {
  const folder = await folderWithServer()
  await (await openDatabase({ dataDir: folder, durable: false, log }))[Symbol.asyncDispose]()
  await removeAbandoned(parent)
  expect(existsSync(join(folder, 'database.json'))).toBe(true)
  await writeFile(join(folder, 'owner'), String(await endedProcess()))
  await removeAbandoned(parent)
  expect(existsSync(folder)).toBe(false)
})

test('[FLT-55] a server that a killed run left is stopped before its folder goes', async () => {
  const folder = await folderWithServer()
  const dies = `
    import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)}
    await openDatabase({
      dataDir: ${JSON.stringify(folder)}, durable: false, log: () => undefined,
    })
    process.kill(process.pid, 'SIGKILL')`
  const arguments_ = ['--input-type=module-typescript', '--eval', dies]
  await runCommand(process.execPath, arguments_, { cwd: import.meta.dirname })
  const postmaster = await postmasterOf(folder)
  expect(postmaster?.status).toBe('ready')
  expect(await processesIn(folder)).toContain(postmaster?.pid)
  await writeFile(join(folder, 'owner'), String(await endedProcess()))
  await removeAbandoned(parent)
  expect(existsSync(folder)).toBe(false)
})

/** The number of a process that is no more. */
async function endedProcess(): Promise<number> {
  const { output } = await runCommand('sh', ['-c', 'echo $$'], { cwd: parent })
  return Number(output)
}
