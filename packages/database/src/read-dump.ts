import pg from 'pg'
import { readCatalogue } from './dump/catalogue.ts'
import { type DumpOptions, writeDump } from './dump/write-dump.ts'

/** The shape of one schema of a database as text: see `writeDump`. */
export async function dumpSchema(
  databaseUrl: string,
  schema: string,
  options: DumpOptions,
): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return writeDump(await readCatalogue(client, schema), options)
  } finally {
    await client.end()
  }
}
