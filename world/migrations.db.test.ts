import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrateAll } from './migrations.ts'

test('who migrates is told of every part of the database that a newer release made', async () => {
  await using database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const said: string[] = []
  const start = () => migrateAll(database.url, { say: (line) => said.push(line) })
  await start()
  expect(said).toEqual([])
  for (const schema of ['public', 'games']) {
    await client.query(`INSERT INTO ${schema}.db_release (digest) VALUES ('a newer one')`)
  }
  await client.end()
  await start()
  expect(said).toEqual(
    ['public', 'games'].map(
      (schema) =>
        `the database (schema ${schema}) is of a newer release; its functions were left as they ` +
        "are: npm run schema -- apply gives it this one's",
    ),
  )
})
