import { testDatabase } from '@nordlys/testing/database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect, isUnstorableText } from './index.ts'

test('a text with a character the database cannot hold is told from its own failures', async () => {
  await using database = await testDatabase()
  await using stack = new AsyncDisposableStack()
  const db = connect(database.url)
  stack.defer(() => db.destroy())
  const failureOf = (query: ReturnType<typeof sql>) => query.execute(db).catch((error) => error)
  expect(isUnstorableText(await failureOf(sql`SELECT ${'a\u0000b'}::text`))).toBe(true)
  expect(isUnstorableText(await failureOf(sql`SELECT ${'{"a":"\\u0000"}'}::jsonb`))).toBe(true)
  expect(isUnstorableText(await failureOf(sql`SELECT 1 / 0`))).toBe(false)
  expect(isUnstorableText(new Error('the connection was lost'))).toBe(false)
})
