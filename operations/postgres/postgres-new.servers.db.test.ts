import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { ask, type DataFolder, newDataFolder } from './test-data-folder.ts'

let folder: DataFolder
let dataDir: string
const log = () => undefined

beforeEach(async () => {
  folder = await newDataFolder()
  dataDir = folder.path
})

afterEach(() => folder[Symbol.asyncDispose]())

test('what was written is there after the server was stopped and started again', async () => {
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
  await using database = await openDatabase({ dataDir, durable: false, log })
  expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600)
  const wrong = new URL(database.url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('an address where no database answers is one clear sentence', async () => {
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/nothing'
  await expect(openDatabase({ dataDir, databaseUrl, log })).rejects.toThrow(
    /^The database at DATABASE_URL cannot be used \(.*ECONNREFUSED.*\): correct DATABASE_URL/,
  )
})

test('a data folder that cannot be made is one clear sentence', async () => {
  await expect(openDatabase({ dataDir: '/dev/null/data', log })).rejects.toThrow(
    /^The data folder .* cannot be made \(ENOTDIR\): set DATA_DIR/,
  )
})
