import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import { connect } from './index.ts'

test('a connection that is cut while lent fails its transaction and nothing else', async () => {
  await using database = await testDatabase()
  const db = connect(database.url)
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    // Back when it is gone: the word of it reaches us while we ask nothing.
    await owner.query('SELECT pg_terminate_backend($1, 30000)', [rows[0]?.pid])
    await sql`SELECT 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  const { rows } = await sql`SELECT 1 AS one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await db.destroy()
  await owner.end()
})
