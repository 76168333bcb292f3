import { isDatabaseAway } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connect, type Db } from './index.ts'

test('a connection that is cut while lent fails its transaction and nothing else', async () => {
  await using database = await testDatabase()
  const db = connect(database.url)
  await expect(db.transaction().execute((tx) => cut(tx, database.url))).rejects.toThrow()
  const { rows } = await sql`SELECT 1 AS one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await db.destroy()
})

test('[FLT-23] whatever is asked on a connection that was cut finds a database that is away', async () => {
  await using database = await testDatabase()
  const db = connect(database.url)
  const told = await db.connection().execute(async (lent) => {
    const first = await lent
      .transaction()
      .execute((tx) => cut(tx, database.url))
      .catch((error: unknown) => error)
    const next = await sql`SELECT 1`.execute(lent).catch((error: unknown) => error)
    return [first, next]
  })
  expect(told.map(isDatabaseAway)).toEqual([true, true])
  await db.destroy()
})

/** Ends the connection that `lent` stands for, and asks something on it. */
async function cut(lent: Db, databaseUrl: string): Promise<void> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(lent)
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  // Back when it is gone: the word of it reaches us while we ask nothing.
  await owner.query('SELECT pg_terminate_backend($1, 30000)', [rows[0]?.pid])
  await owner.end()
  await sql`SELECT 1`.execute(lent)
}
