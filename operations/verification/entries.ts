import type { Invariant } from './invariant.ts'

/**
 * The legs of a journal row, by the owner of the account each moves. A row is a transaction and its
 * legs are its entries, so that what holds of each is proved row by row; that the auditor's views
 * show these rows and legs, and no others, is proved beside it: all of them by owner, the newest one
 * by one. What each account gets of them is proved by its balance.
 */
const legs: Readonly<Record<string, readonly string[]>> = {
  player: ['cash', 'bonus', 'reserved', 'staked'],
  debt: ['debt'],
  'in-flight': ['incoming'],
  house: ['house'],
  jackpot: ['jackpot'],
  clearing: ['authorized', 'psp', 'bank', 'bonus_cost'],
}

const owners = Object.keys(legs)
const allLegs = Object.values(legs).flat()
const playerLegs = legs.player ?? []

/** The newest this many rows begin here; a smaller journal's begin before all of them. */
const newest = `(SELECT coalesce((SELECT key FROM ledger_journal ORDER BY key DESC OFFSET 99999 LIMIT 1),
  '00000000-0000-0000-0000-000000000000'))`

export const entryInvariants: readonly Invariant[] = [
  {
    // Nothing moves when a round wins its stake, when a supplier's win is nothing, when an empty round ends.
    name: 'I1 I7 I8 every transaction has entries that sum to zero, every entry its transaction',
    query: `SELECT j.key, j.kind, j.refusal, ${sumOf(allLegs)} AS total FROM ledger_journal j
      LEFT JOIN ledger_kind k ON k.id = j.kind
      WHERE ${sumOf(allLegs)} <> 0
        OR ((j.refusal IS NOT NULL OR k.id IS NULL) AND num_nonnulls(${allLegs}) > 0)
        OR (j.refusal IS NULL AND num_nonnulls(${allLegs}) = 0
          AND NOT (k.name = 'round' AND j.win = j.stake)
          AND k.name NOT IN ('win', 'win-rolled-back', 'round-ended'))`,
  },
  {
    name: 'I1 I6 I7 I8 so it stands in the auditor’s views, of the newest hundred thousand',
    query: `SELECT txn_id, e.total, e.moved, t.kind, r.stake_ore, r.win_ore FROM (
        SELECT txn_id, sum(amount_ore) AS total,
          sum(amount_ore) FILTER (WHERE owner_type = 'player') AS moved
        FROM audit_entries WHERE txn_id >= ${newest} GROUP BY txn_id) e
      FULL JOIN (SELECT * FROM audit_txns WHERE txn_id >= ${newest}) t USING (txn_id)
      FULL JOIN (SELECT r.round_id AS txn_id, r.* FROM audit_rounds r WHERE round_id >= ${newest}
        AND NOT EXISTS (SELECT FROM ledger_round many WHERE many.id = r.round_id)) r USING (txn_id)
      WHERE e.total <> 0 OR (e.txn_id IS NULL) <> (t.txn_id IS NULL)
        OR (r.state = 'settled' AND coalesce(e.moved, 0) <> r.win_ore - r.stake_ore)
        OR (r.state <> 'settled' AND e.txn_id IS NOT NULL)
        OR (t.kind = 'round') <> (r.txn_id IS NOT NULL)`,
  },
  {
    name: 'I2 I19 all entries sum to zero, and are the rows’ legs, day by day',
    query: `SELECT * FROM (
        SELECT day, owner_type, e.entries, l.entries AS legs, e.total, l.total AS legs_total,
          sum(e.total) OVER () AS sum
        FROM (SELECT ${dayOf('created_at')} AS day, owner_type, count(*) AS entries,
            sum(amount_ore) AS total FROM audit_entries GROUP BY 1, 2) e
        FULL JOIN (SELECT j.day, l.* FROM (SELECT ${dayOf('at')} AS day, ${owners.map(countAndSum)}
            FROM ledger_journal GROUP BY 1) j
          CROSS JOIN LATERAL (VALUES ${owners.map(pairOf)}) AS l(owner_type, entries, total)) l
          USING (day, owner_type)) t
      WHERE coalesce(entries, 0) <> coalesce(legs, 0)
        OR coalesce(total, 0) <> coalesce(legs_total, 0) OR sum <> 0`,
  },
  {
    name: 'I19 each settled round stands once in the auditor’s rounds, day by day',
    query: `SELECT * FROM (SELECT ${dayOf('settled_at')} AS day, count(*) AS rounds,
          sum(stake_ore) AS stake, sum(win_ore) AS win
        FROM audit_rounds WHERE state = 'settled' GROUP BY 1) a
      FULL JOIN (SELECT ${dayOf('at')} AS day, count(*) AS rounds, sum(stake) AS stake, sum(win) AS win
        FROM (SELECT at, stake, win FROM ledger_journal WHERE kind = 1 /* round */ AND refusal IS NULL
          UNION ALL SELECT settled_at, stake_cash + stake_bonus, win_cash + win_bonus FROM ledger_round
          WHERE state = 'settled') r GROUP BY 1) r USING (day)
      WHERE (a.rounds, a.stake, a.win) IS DISTINCT FROM (r.rounds, r.stake, r.win)`,
  },
  {
    name: 'I6 each round is settled exactly once, its result in its entries',
    query: `SELECT key, refusal, stake, win, ${sumOf(playerLegs)} AS moved FROM ledger_journal
      WHERE kind = 1 /* round */ AND CASE WHEN refusal IS NULL THEN ${sumOf(playerLegs)} <> win - stake
        ELSE num_nonnulls(${playerLegs}) > 0 END
      UNION ALL SELECT id, NULL, stake_cash + stake_bonus, win_cash + win_bonus, NULL FROM ledger_round r
      WHERE NOT EXISTS (SELECT FROM audit_supplier_txns s WHERE s.round_id = r.id)`,
  },
]

/** A day of the authority's is a Danish one. */
function dayOf(moment: string): string {
  return `(${moment} AT TIME ZONE 'Europe/Copenhagen')::date`
}

function sumOf(columns: readonly string[]): string {
  return columns.map((column) => `coalesce(${column}, 0)`).join(' + ')
}

function countAndSum(owner: string, place: number): string {
  const columns = legs[owner] ?? []
  return `sum(num_nonnulls(${columns})) AS entries${place}, sum(${sumOf(columns)}) AS total${place}`
}

function pairOf(owner: string, place: number): string {
  return `('${owner}', entries${place}, total${place})`
}
