import type pg from 'pg'
import type { Invariant } from './invariant.ts'

/** [I12] */
export const sealedMonths: Invariant = {
  name: 'I12 no row of a sealed month was changed, added or removed',
  query: `SELECT month, day, sealed.rows AS sealed_rows, now.rows AS rows FROM ledger_month_digest sealed
    FULL JOIN (SELECT m.month, d.* FROM (SELECT DISTINCT month FROM ledger_month_digest) m
      CROSS JOIN LATERAL ledger_digest_month(m.month) d) now USING (month, day)
    WHERE (sealed.rows, sealed.digest) IS DISTINCT FROM (now.rows, now.digest)`,
}

/** A key may be older than its booking, as of a round that was asked for again. */
const restDays = 7

/**
 * Seals every month that ended long enough before `at` and is not sealed: from now on a change shows.
 * Returns the months. Only books that were just proved should be sealed.
 */
export async function sealMonths(client: pg.Client, at: Date): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `WITH closed AS (
       SELECT month::date FROM generate_series(
         (SELECT date_trunc('month', min(at) AT TIME ZONE 'UTC') FROM ledger_journal),
         ($1::timestamptz AT TIME ZONE 'UTC') - interval '1 month' - make_interval(days => $2),
         interval '1 month') AS month
       WHERE month::date NOT IN (SELECT month FROM ledger_month_digest)
     ), sealed AS (
       INSERT INTO ledger_month_digest (month, day, rows, digest, sealed_at)
       SELECT closed.month, d.day, d.rows, d.digest, $1
       FROM closed CROSS JOIN LATERAL ledger_digest_month(closed.month) d
       RETURNING month
     )
     SELECT DISTINCT to_char(month, 'YYYY-MM') AS month FROM sealed ORDER BY 1`,
    [at, restDays],
  )
  return rows.map(({ month }) => month)
}
