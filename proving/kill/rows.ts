import pg from 'pg'

/** What a query finds, by a connection of its own: whoever asks stands outside the programs. */
export async function rowsOf(
  databaseUrl: string,
  query: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(query, [...values])
    return rows
  } finally {
    await client.end()
  }
}
