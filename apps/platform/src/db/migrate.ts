import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)
/** Any number, the same for every copy: one migrates, the others wait. */
const migrationLock = 7_243_001

interface Migration {
  name: string
  text: string
  hash: string
}

/**
 * Brings a database to the newest shape. Migrations are plain SQL, numbered, forward only, each in
 * its own transaction; one that was changed after it landed is refused.
 */
export async function migrate(databaseUrl: string): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    return { applied: await applyMissing(client, await readMigrations()) }
  } finally {
    await client.end()
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS db_migration (
       name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; hash: string }>(
    'SELECT name, hash FROM db_migration',
  )
  const landed = new Map(rows.map((row) => [row.name, row.hash]))
  const applied: string[] = []
  for (const migration of migrations) {
    const hash = landed.get(migration.name)
    if (hash === migration.hash) continue
    if (hash) throw new Error(`migration ${migration.name} was changed after it landed`)
    await applyOne(client, migration)
    applied.push(migration.name)
  }
  return applied
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(migration.text)
    await client.query('INSERT INTO db_migration (name, hash) VALUES ($1, $2)', [
      migration.name,
      migration.hash,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`migration ${migration.name} failed: ${String(error)}`, { cause: error })
  }
}
