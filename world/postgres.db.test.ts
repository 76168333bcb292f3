import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from './postgres/server.ts'
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
  const postmaster = await ask(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)")
  process.kill(Number(postmaster), 'SIGKILL')
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect(database.adopted).toBe(false)
  expect(await ask(database.url, 'SELECT number FROM note')).toBe(7)
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
