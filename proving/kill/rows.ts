import pg from 'pg'

/** The rows that a query finds, by a connection of its own outside the programs. */
export async function rowsOf(
  databaseUrl: string,
  query: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  await using connection = await connect(databaseUrl)
  const { rows } = await connection.client.query(query, [...values])
  return rows
}

/** The kinds of all that is booked of a capture: under its number, or that with a number behind it. */
export async function bookedKinds(databaseUrl: string, txId: string): Promise<unknown[]> {
  const rows = await rowsOf(
    databaseUrl,
    "SELECT kind FROM audit_txns WHERE split_part(ext_ref, '~', 1) = $1 ORDER BY kind",
    [txId],
  )
  return rows.map(({ kind }) => kind)
}

const pageRows = 10_000

/** Reads a query's rows page by page, so that a long run's journal need not fit in one answer. */
export async function eachRow(
  databaseUrl: string,
  query: string,
  take: (row: Record<string, unknown>) => void,
): Promise<void> {
  await using connection = await connect(databaseUrl)
  const { client } = connection
  await client.query('BEGIN')
  await client.query(`DECLARE page CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await client.query(`FETCH ${pageRows} FROM page`)
    for (const row of rows) take(row)
    if (rows.length === 0) return
  }
}

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
