import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf, StartProblem } from '@nordlys/core'
import { dumpSchema } from '@nordlys/database'
import { openTestServer } from '@nordlys/testing/server'
import { migrateAll } from '../world/migrations.ts'
import { ownDatabase } from './own-database.ts'
import { root } from './root.ts'

/** The schemas of the product and where the shape of each lies, for those who read it. */
const dumpFiles: Readonly<Record<string, string>> = {
  public: resolve(root, 'apps/platform/src/db/generated/schema.sql'),
  games: resolve(root, 'apps/games/src/db/generated/schema.sql'),
}

const usage = `npm run schema -- dump [--schema public|games] [--texts]   the shape of the product's database
npm run schema -- apply     gives it this release's functions and views, though a newer release was there
npm run schema -- write     writes generated/schema.sql anew, from a new database`

if (import.meta.main) {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    const isPlain = error instanceof StartProblem || !(error instanceof Error)
    process.stderr.write(`${isPlain ? messageOf(error) : error.stack}\n`)
    process.exitCode = 1
  }
}

async function main(given: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      schema: { type: 'string', default: 'public' },
      texts: { type: 'boolean', default: false },
    },
  })
  const [action] = positionals
  if (action === 'write') return writeSchemas()
  if (action === 'apply') return withDatabase((url) => migrateAll(url, { again: true }))
  if (action !== 'dump' || !(values.schema in dumpFiles)) throw new StartProblem(usage)
  await withDatabase(async (url) => {
    process.stdout.write(await dumpSchema(url, values.schema, { texts: values.texts }))
  })
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  await using database = await ownDatabase(console.error)
  await work(database.url)
}

async function writeSchemas(): Promise<void> {
  await using server = await openTestServer()
  const url = new URL(server.url)
  url.pathname = '/nordlys_template'
  for (const [schema, file] of Object.entries(dumpFiles)) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await dumpSchema(url.href, schema, { texts: false }))
  }
}
