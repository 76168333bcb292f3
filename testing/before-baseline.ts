import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { hashOf, ownTables } from '@nordlys/database'
import pg from 'pg'

/** The migrations that a baseline stands for, text by name, as the last release had them. */
export async function readReplaced(file: URL): Promise<Map<string, string>> {
  const texts: Record<string, string> = JSON.parse(gunzipSync(await readFile(file)).toString())
  return new Map(Object.entries(texts))
}

/** Applies migrations as the runner of the release before the baseline did. */
export async function landReplaced(
  databaseUrl: string,
  schema: string,
  migrations: ReadonlyMap<string, string>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}; SET search_path TO ${schema}`)
    await client.query(`CREATE TABLE db_migration (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    for (const [name, text] of migrations) {
      await client.query(text)
      // A migration may have set it for itself.
      await client.query(`SET search_path TO ${schema}`)
      await client.query('INSERT INTO db_migration (name, hash) VALUES ($1, $2)', [
        name,
        hashOf(text),
      ])
    }
  } finally {
    await client.end()
  }
}

/** Every row of a schema's tables as JSON, table by table, without the runner's own and what is empty. */
export async function rowsOf(
  databaseUrl: string,
  schema: string,
): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 AND NOT tablename = ANY ($2)
       ORDER BY tablename`,
      [schema, ownTables],
    )
    const told: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT to_jsonb(t)::text AS row FROM ${schema}.${name} t ORDER BY 1`,
      )
      if (rows.length > 0) told[name] = rows.map(({ row }) => row)
    }
    return told
  } finally {
    await client.end()
  }
}
