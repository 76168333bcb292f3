import type pg from 'pg'

/** What must always hold, and the query that finds what breaks it. */
export interface Invariant {
  name: string
  query: string
}

/** An invariant and what broke it: rows that should not exist. */
export interface Breach {
  invariant: string
  rows: unknown[]
}

const rowsShown = 5

/** Undefined when it holds. */
export async function prove(
  client: pg.Client,
  { name, query }: Invariant,
): Promise<Breach | undefined> {
  const { rows } = await client.query(`SELECT * FROM (${query}) breach LIMIT ${rowsShown}`)
  return rows.length > 0 ? { invariant: name, rows } : undefined
}
