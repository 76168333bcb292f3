import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './database.ts'

/** The role every pool runs as: it can neither define anything nor change a ledger row. */
export const appRole = 'nordlys_app'

const int8 = 20

/** Money and sequences come back as bigint, never as text or a float. */
export function typeParsers(): pg.CustomTypesConfig {
  return {
    getTypeParser: (oid, format) =>
      oid === int8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format),
  }
}

/** Opens the pool. `connectionsMax` is per copy of the program. */
export function connect(databaseUrl: string, connectionsMax = 20): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    types: typeParsers(),
    application_name: 'nordlys-platform',
    connectionTimeoutMillis: 5_000,
  })
  // A connection that dies, idle or lent, is replaced by the pool, and its holder learns by their
  // next query; without a listener it would crash us.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return connectThrough(pool)
}

/** The same on a pool of any make; each of its connections takes our role first. */
export function connectThrough(pool: PostgresPool): Db {
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: (connection) =>
      connection.executeQuery(CompiledQuery.raw(`SET ROLE ${appRole}`)).then(() => undefined),
  })
  return new Kysely<Database>({ dialect })
}
