import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Db } from './database.ts'

/** The schema of everything the game server stores. */
export const schema = 'games'

interface Connections {
  readonly connectionsMax?: number
  /** A statement ends by then, also one whose connection is lost without a word. */
  readonly timeoutMs?: number
}

/** Opens the pool; nothing is connected before the first query. It runs as the application role. */
export function connect(
  databaseUrl: string,
  { connectionsMax = 5, timeoutMs }: Connections = {},
): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    application_name: 'nordlys-games',
    connectionTimeoutMillis: timeoutMs ?? 5_000,
    ...(timeoutMs && { statement_timeout: timeoutMs, query_timeout: timeoutMs }),
  })
  // A connection that dies is replaced by the pool; without listeners it would crash us, idle or in use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: (connection) =>
      connection.executeQuery(CompiledQuery.raw(takeRole)).then(() => undefined),
  })
  return new Kysely<Database>({ dialect }).withSchema(schema)
}

const takeRole = `SELECT set_config('role', rolname, false)
  FROM pg_roles WHERE rolname = 'nordlys_app'`
