import pg from 'pg'
import { reachDatabase } from '../postgres/open-database.ts'
import { dataFolder } from './data-folder.ts'
import { print, printFailure } from './print.ts'

export type Print = (line: string) => void

/**
 * A program that proves something of the product's database, which runs or is started for it: ends with
 * 0 when all is right, with 1 when something is not or cannot be looked at.
 */
export async function runVerify<Asked>(
  readArguments: () => Asked,
  prove: (client: pg.Client, asked: Asked, print: Print) => Promise<boolean>,
): Promise<void> {
  try {
    const asked = readArguments()
    await using database = await reachDatabase({
      dataDir: dataFolder(),
      databaseUrl: process.env.DATABASE_URL,
      log: print,
    })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      process.exitCode = (await prove(client, asked, print)) ? 0 : 1
    } finally {
      await client.end()
    }
  } catch (error) {
    printFailure(error)
    process.exitCode = 1
  }
}
