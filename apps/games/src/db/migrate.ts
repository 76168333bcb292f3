import {
  lockKeys,
  type Migrated,
  type MigrateOptions,
  migrate as migrateSchema,
  type SchemaFiles,
} from '@nordlys/database'
import { schema } from './connect.ts'

/** Where the games server keeps its part of the database. */
export const gamesSchema: SchemaFiles = {
  schema,
  migrations: new URL('./migrations/', import.meta.url),
  definitions: new URL('../', import.meta.url),
  lock: lockKeys.migrateGames,
}

/** Brings the schema `games` to its newest shape: see `migrate` of the database package. */
export function migrate(databaseUrl: string, options?: MigrateOptions): Promise<Migrated> {
  return migrateSchema(databaseUrl, gamesSchema, options)
}
