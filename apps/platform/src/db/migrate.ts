import {
  lockKeys,
  type Migrated,
  type MigrateOptions,
  migrate as migrateSchema,
  type SchemaFiles,
} from '@nordlys/database'

/** Where the platform keeps its part of the database. */
export const platformSchema: SchemaFiles = {
  schema: 'public',
  migrations: new URL('./migrations/', import.meta.url),
  definitions: new URL('../', import.meta.url),
  lock: lockKeys.migratePlatform,
}

/** Brings a database to the platform's newest shape: see `migrate` of the database package. */
export function migrate(databaseUrl: string, options?: MigrateOptions): Promise<Migrated> {
  return migrateSchema(databaseUrl, platformSchema, options)
}
