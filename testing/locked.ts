import pg from 'pg'
import { expect } from 'vitest'

/**
 * Lets something begin while a row, a table or an advisory lock is held elsewhere: once it waits, `meanwhile`
 * is done, and then it is let go. Answers what came of it. `meanwhile` may let more begin and wait until so
 * many stand in the line.
 */
export async function whileLocked<T>(
  ownerUrl: string,
  lock: { text: string; values: unknown[] },
  {
    begin,
    meanwhile,
  }: { begin: () => Promise<T>; meanwhile: (line: (count: number) => Promise<void>) => unknown },
): Promise<T> {
  const holder = new pg.Client({ connectionString: ownerUrl })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query(lock)
    const begun = begin()
    const line = (count: number) =>
      expect.poll(() => countWaiting(holder)).toBeGreaterThanOrEqual(count)
    await line(1)
    await meanwhile(line)
    await holder.query('COMMIT')
    return await begun
  } finally {
    await holder.end()
  }
}

/**
 * Lets calls begin that write to one table: none writes before all of them wait, so that a call which takes
 * no lock of its own has read what was there before any wrote. Answers what came of each. Not for a call that
 * reads and writes in one statement: it reads only once the table is let go. Hold its lock by `whileLocked`.
 */
export function atOnce<T>(
  ownerUrl: string,
  table: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const lock = { text: `LOCK TABLE ${table} IN SHARE MODE`, values: [] }
  return whileLocked(ownerUrl, lock, {
    begin: () => Promise.all(calls.map((call) => call())),
    meanwhile: (line) => line(calls.length),
  })
}

/**
 * Lets calls begin one after the other while a lock is held that each of them takes first: each waits before
 * the next begins, so that they are served in this order. Answers what came of each.
 */
export async function inLine<T>(
  ownerUrl: string,
  lock: { text: string; values: unknown[] },
  [first, ...others]: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const begun: Promise<T>[] = []
  await whileLocked(ownerUrl, lock, {
    begin: async () => void (first && begun.push(first())),
    async meanwhile(line) {
      for (const [place, other] of others.entries()) {
        begun.push(other())
        await line(2 + place)
      }
    },
  })
  return Promise.all(begun)
}

async function countWaiting(owner: pg.Client): Promise<number> {
  // Within a transaction the list of connections is read once, and a new one would never be seen.
  await owner.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
