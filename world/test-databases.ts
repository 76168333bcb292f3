import { existsSync } from 'node:fs'
import { hex, invariant, systemRandom } from '@nordlys/core'
import pg from 'pg'

const templateName = 'nordlys_template'

/** The programs that own tables, in the order they migrate. */
const migrations = ['../apps/platform/src/db/migrate.ts', '../apps/games/src/db/migrate.ts']

/** Brings the database at `url` to the present shape: every program's migrations, in order. */
export async function migrateAll(url: string): Promise<void> {
  for (const path of migrations) {
    const address = new URL(path, import.meta.url)
    if (!existsSync(address)) continue
    const { migrate }: { migrate?: unknown } = await import(address.href)
    invariant(typeof migrate === 'function', `${path} exports migrate(url)`)
    await migrate(url)
  }
}

/** Makes the migrated database every test file copies. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `CREATE DATABASE ${templateName}`)
  await migrateAll(withDatabase(serverUrl, templateName))
}

export interface TestDatabase extends AsyncDisposable {
  url: string
}

/** A database of its own, copied from the template; dropped when disposed. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${hex(systemRandom.bytes(8))}`
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  return {
    url: withDatabase(serverUrl, name),
    [Symbol.asyncDispose]: () => runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
