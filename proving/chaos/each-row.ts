import pg from 'pg'

const pageRows = 10_000

/** Reads a query's rows page by page, so that a long run's journal need not fit in one answer. */
export async function eachRow(
  databaseUrl: string,
  query: string,
  take: (row: Record<string, unknown>) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`DECLARE page CURSOR FOR ${query}`)
    for (;;) {
      const { rows } = await client.query(`FETCH ${pageRows} FROM page`)
      for (const row of rows) take(row)
      if (rows.length === 0) break
    }
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}
