import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import { register } from './register.ts'

/** Each column of the product's tables, of partitions the whole alone. */
async function catalogue(): Promise<string[]> {
  await using database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      SELECT CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname || '.' ||
        a.attname AS name
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND n.nspname NOT IN ('pg_catalog', 'information_schema')`)
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

test('[PD1] the register has each column of the database once, and none that is not there', async () => {
  const entered = Object.entries(register).flatMap(([table, entry]) =>
    columnsOf(entry).map(({ column }) => `${table}.${column}`),
  )
  expect(entered.toSorted()).toEqual((await catalogue()).toSorted())
})
