import { hex, systemRandom } from '@nordlys/core'
import pg from 'pg'
import { migrateAll } from './migrations.ts'

const templateName = 'nordlys_template'

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
