import type pg from 'pg'

/** A rule that must always hold, and the query that finds its breaches. */
export interface Invariant {
  name: string
  query: string
  /**
   * Its steps have no statistics, and the planner takes them for a few rows: it must not join them row by
   * row, which would take hours for the books of a month.
   */
  joinsByHash?: true
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
  { name, query, joinsByHash }: Invariant,
): Promise<Breach | undefined> {
  if (joinsByHash) await client.query('SET enable_nestloop = off')
  try {
    const { rows } = await client.query(`SELECT * FROM (${query}) breach LIMIT ${rowsShown}`)
    return rows.length > 0 ? { invariant: name, rows } : undefined
  } finally {
    if (joinsByHash) await client.query('RESET enable_nestloop')
  }
}
