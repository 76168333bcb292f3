import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBinaries } from './postgres/binaries.ts'
import { openCluster } from './postgres/cluster.ts'
import { freePort, restartServer, startServer, stopServer } from './postgres/server.ts'
import { serverUser } from './postgres/server-user.ts'
import { openDatabase } from './postgres.ts'
import { testDatabase } from './test-support.ts'

let dataDir: string
const log = () => undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nordlys-opener-'))
})

afterEach(async () => {
  // As root the server's files may lie outside the data folder: the folder says where.
  const text = await readFile(join(dataDir, 'database.json'), 'utf8').catch(() => '{}')
  const { home = 'postgres' } = JSON.parse(text)
  await rm(resolve(dataDir, home), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

test('what was written is there after the server was stopped and started again', async () => {
  await chmod(dataDir, 0o711)
  {
    await using database = await openDatabase({ dataDir, log })
    expect(database.adopted).toBe(false)
    await ask(database.url, 'CREATE TABLE note AS SELECT 7 AS number')
  }
  await using again = await openDatabase({ dataDir, log })
  expect(await ask(again.url, 'SELECT number FROM note')).toBe(7)
  expect(await ask(again.url, "SELECT current_setting('synchronous_commit')")).toBe('on')
  expect(await ask(again.url, "SELECT current_setting('fsync')")).toBe('on')
})

test('a data folder nobody else may enter works too', async () => {
  await chmod(dataDir, 0o700)
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(await ask(database.url, 'SELECT 1')).toBe(1)
})

test('the password is for the owner alone, and a wrong one is refused', async () => {
  await chmod(dataDir, 0o711)
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600)
  const wrong = new URL(database.url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('a second start on the same data says so in one sentence', async () => {
  await chmod(dataDir, 0o711)
  await using _first = await openDatabase({ dataDir, durable: false, log })
  await expect(openDatabase({ dataDir, durable: false, log })).rejects.toThrow(
    /^Nordlys is already running on the data in .*: stop it first/,
  )
})

test('after a kill the next start uses the living server again', async () => {
  await chmod(dataDir, 0o711)
  const url = await openAndDie(dataDir)
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(database.adopted).toBe(true)
  expect(database.url).toBe(url)
})

test('after a kill of the server too the next start recovers the data', async () => {
  await chmod(dataDir, 0o711)
  const url = await openAndDie(dataDir)
  await ask(url, 'CREATE TABLE note AS SELECT 7 AS number')
  await ask(url, 'CHECKPOINT')
  process.kill(await postmasterOf(url), 'SIGKILL')
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(database.adopted).toBe(false)
  expect(await ask(database.url, 'SELECT number FROM note')).toBe(7)
})

test('a server that is kept and dies is started again where it was, as long as it is wanted', async () => {
  await chmod(dataDir, 0o711)
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
      .poll(() => lines, { timeout: 20_000 })
      .toEqual(['the database has died and is started again', 'the database runs again'])
    expect(await ask(url, 'SELECT number FROM note')).toBe(7)
  }
  await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  await using again = await openDatabase({ dataDir, log })
  expect(again.url).toBe(url)
})

test('a port that was taken while the server was down is one clear sentence', async () => {
  await chmod(dataDir, 0o711)
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

test('an address where no database answers is one clear sentence', async () => {
  const databaseUrl = `postgres://someone:secret@127.0.0.1:${await freePort()}/nothing`
  await expect(openDatabase({ dataDir, databaseUrl, log })).rejects.toThrow(
    /^The database at DATABASE_URL cannot be used \(.*ECONNREFUSED.*\): correct DATABASE_URL/,
  )
})

test('a data folder that cannot be made is one clear sentence', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data', log })).rejects.toThrow(
    /^The data folder .* cannot be made \(ENOTDIR\): set DATA_DIR/,
  )
})

test('each test file has a database of its own, gone when disposed', async () => {
  const first = await testDatabase()
  await using second = await testDatabase()
  await ask(first.url, 'CREATE TABLE note (number int)')
  expect(await ask(second.url, "SELECT to_regclass('note')")).toBeNull()
  await first[Symbol.asyncDispose]()
  await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('does not exist')
})

async function postmasterOf(url: string): Promise<number> {
  return Number(await ask(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)"))
}

/** Opens the database in a process that is killed at once, and returns the server's address. */
function openAndDie(folder: string): Promise<string> {
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}
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
