import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { openDatabase } from './open-database.ts'
import { restartServer, startServer, stopServer } from './server.ts'
import { serverUser } from './server-user.ts'
import { ask, copyDataFolder, type DataFolder, madeDataFolder } from './test-data-folder.ts'

let made: DataFolder
let folder: DataFolder
let dataDir: string
const log = () => undefined

beforeAll(async () => {
  made = await madeDataFolder()
})
afterAll(() => made[Symbol.asyncDispose]())

beforeEach(async () => {
  folder = await copyDataFolder(made)
  dataDir = folder.path
})
afterEach(() => folder[Symbol.asyncDispose]())

test('a second start on the same data says so in one sentence', async () => {
  await using _first = await openDatabase({ dataDir, durable: false, log })
  await expect(openDatabase({ dataDir, durable: false, log })).rejects.toThrow(
    /^Nordlys is already running on the data in .*: stop it first/,
  )
})

test('after a kill the next start uses the living server again', async () => {
  const url = await openAndDie(dataDir)
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(database.adopted).toBe(true)
  expect(database.url).toBe(url)
})

test('after a kill of the server too the next start recovers the data', async () => {
  const url = await openAndDie(dataDir)
  await ask(url, 'CREATE TABLE note AS SELECT 7 AS number')
  await ask(url, 'CHECKPOINT')
  process.kill(await postmasterOf(url), 'SIGKILL')
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(database.adopted).toBe(false)
  expect(await ask(database.url, 'SELECT number FROM note')).toBe(7)
})

test('a server that is kept and dies is started again where it was, as long as it is wanted', async () => {
  const lines: string[] = []
  let url = ''
  {
    await using database = await openDatabase({
      dataDir,
      keep: true,
      log: (line) => lines.push(line),
    })
    url = database.url
    await ask(url, 'CREATE TABLE note AS SELECT 7 AS number')
    process.kill(await postmasterOf(url), 'SIGKILL')
    await expect
      .poll(() => lines)
      .toEqual(['the database has died and is started again', 'the database runs again'])
    expect(await ask(url, 'SELECT number FROM note')).toBe(7)
  }
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  await using again = await openDatabase({ dataDir, log })
  expect(again.url).toBe(url)
})

test('a port that was taken while the server was down is one clear sentence', async () => {
  const user = await serverUser()
  const binaries = await findBinaries(user)
  const cluster = await openCluster(dataDir, binaries, user, false)
  const server = { cluster, binaries, user, durable: false }
  const port = await startServer(server)
  await stopServer(server)
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  await expect(restartServer(server, port)).rejects.toThrow(
    `The built-in database died, and another program has taken its port ${port} since`,
  )
  other.close()
})

async function postmasterOf(url: string): Promise<number> {
  return Number(await ask(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)"))
}

/** Opens the database in a process that is killed at once, and returns the server's address. */
function openAndDie(folder: string): Promise<string> {
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)}
    const database = await openDatabase({
      dataDir: ${JSON.stringify(folder)}, durable: false, log: () => undefined,
    })
    process.stdout.write(database.url, () => process.kill(process.pid, 'SIGKILL'))`
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program])
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}
