import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { schema } from './connect.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same for every copy: one migrates, the others wait. */
const migrationLock = 7_243_002

/**
 * Brings the schema `games` to its newest shape. Plain SQL, numbered, forward only, each in its own
 * transaction; one that was changed after it landed is refused.
 */
export async function migrate(databaseUrl: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await client.query(`SET search_path TO ${schema}`)
    return { applied: await applyMissing(client) }
  } finally {
    await client.end()
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS db_migration (
       name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM db_migration',
  )
  const landed = new Map(rows.map((row) => [row.name, row.hash]))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (landed.get(name) === hash) continue
    if (landed.has(name)) throw new Error(`migration ${name} was changed after it landed`)
    await applyOne(client, name, text, hash)
    applied.push(name)
  }
  return applied
}

async function applyOne(client: pg.Client, name: string, text: string, hash: string) {
  await client.query('BEGIN')
  try {
    await client.query(text)
    await client.query('INSERT INTO db_migration (name, hash) VALUES ($1, $2)', [name, hash])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${name} failed: ${String(cause)}`, { cause })
  }
}
