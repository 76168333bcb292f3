import { hex, systemRandom } from '@nordlys/core'
import pg from 'pg'
import { migrateAll, seedAll } from '../world/migrations.ts'

const templateName = 'nordlys_template'
const seededTemplateName = 'nordlys_seeded_template'

/** Makes the migrated database every test file copies. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `CREATE DATABASE ${templateName}`)
  await migrateAll(withDatabase(serverUrl, templateName))
}

/** Makes the database a world's test copies: the migrated one with the content of a fresh start. */
export async function createSeededTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `CREATE DATABASE ${seededTemplateName} TEMPLATE ${templateName}`)
  await seedAll(withDatabase(serverUrl, seededTemplateName))
}

export interface TestDatabase extends AsyncDisposable {
  url: string
}

/** A database of its own, copied from the template; dropped when disposed. */
export function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  return copyTemplate(serverUrl, templateName)
}

/** A database with nothing in it. */
export function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return copyTemplate(serverUrl, 'template0')
}

/** As `createTestDatabase`, from the seeded template. */
export function createSeededDatabase(serverUrl: string): Promise<TestDatabase> {
  return copyTemplate(serverUrl, seededTemplateName)
}

/**
 * The files are copied as files: to write every page to the log as well costs twice as much, and
 * dropping it thrice.
 */
async function copyTemplate(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${hex(systemRandom.bytes(8))}`
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
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
