import { expect, test } from 'vitest'
import { ask } from '../operations/postgres/test-data-folder.ts'
import { testDatabase } from './database.ts'

test('each test file has a database of its own, gone when disposed', async () => {
  const first = await testDatabase()
  await using second = await testDatabase()
  await ask(first.url, 'CREATE TABLE note (number int)')
  expect(await ask(second.url, "SELECT to_regclass('note')")).toBeNull()
  await first[Symbol.asyncDispose]()
  await expect(ask(first.url, 'SELECT 1')).rejects.toThrow('does not exist')
})
