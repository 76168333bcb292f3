import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../world/test-support.ts'
import { connect } from './connect.ts'

test('a connection that is lost between two statements fails the second, and nothing else', async () => {
  await using database = await testDatabase()
  const db = connect(database.url)
  const cutOff = db.connection().execute(async (held) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(held)
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db)
    // What the server said last is read by the time another answer has come.
    await sql`SELECT 1`.execute(db)
    await sql`SELECT 1`.execute(held)
  })
  await expect(cutOff).rejects.toThrow()
  expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
  await db.destroy()
})
