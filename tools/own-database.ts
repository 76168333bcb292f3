import { resolve } from 'node:path'
import { type OpenDatabase, reachDatabase } from '../operations/postgres/open-database.ts'
import { root } from './root.ts'

/** The product's database, which runs or is started for this. */
export function ownDatabase(log: (line: string) => void): Promise<OpenDatabase> {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data')
  return reachDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, log })
}
