import pg from 'pg'

/** An invariant of money and what broke it: rows that should not exist. */
export interface Breach {
  invariant: string
  rows: unknown[]
}

/** Each query finds what must not be; they read the auditor's views alone. */
const queries: Record<string, string> = {
  'I1 every transaction sums to zero': `
    SELECT txn_id, sum(amount_ore) FROM audit_entries GROUP BY txn_id HAVING sum(amount_ore) <> 0`,
  'I2 all entries sum to zero': `
    SELECT sum(amount_ore) FROM audit_entries HAVING sum(amount_ore) <> 0`,
  'I3 each cached balance is the sum of its entries': `
    SELECT account_id, b.balance_ore, e.total FROM audit_balances b
    FULL JOIN (SELECT account_id, sum(amount_ore) AS total FROM audit_entries
      WHERE owner_type <> 'clearing' GROUP BY account_id) e USING (account_id)
    WHERE coalesce(b.balance_ore, 0) <> coalesce(e.total, 0)`,
  'I4 no player account is below zero, now or at any earlier entry': `
    SELECT account_id, player_seq, running FROM (
      SELECT account_id, player_seq,
        sum(amount_ore) OVER (PARTITION BY account_id ORDER BY player_seq) AS running
      FROM audit_entries WHERE owner_type = 'player') t
    WHERE running < 0`,
  'I5 each external reference is booked at most once': `
    SELECT kind, ext_ref, count(*) FROM audit_txns WHERE ext_ref IS NOT NULL
    GROUP BY kind, ext_ref HAVING count(*) > 1`,
  'I6 each round is settled exactly once, its result in its entries': `
    SELECT r.round_id, r.stake_ore, r.win_ore, e.moved FROM audit_rounds r
    LEFT JOIN (SELECT txn_id, sum(amount_ore) AS moved FROM audit_entries
      WHERE owner_type = 'player' GROUP BY txn_id) e ON e.txn_id = r.round_id
    WHERE (r.state = 'settled' AND coalesce(e.moved, 0) <> r.win_ore - r.stake_ore)
      OR (r.state <> 'settled' AND e.moved IS NOT NULL)`,
  'I7 no transaction is without entries': `
    SELECT txn_id FROM audit_txns t
    WHERE NOT EXISTS (SELECT FROM audit_entries e WHERE e.txn_id = t.txn_id)`,
  'I8 no entry is without its transaction': `
    SELECT entry_id FROM audit_entries e
    WHERE NOT EXISTS (SELECT FROM audit_txns t WHERE t.txn_id = e.txn_id)`,
  'a player’s sequence has no gap and no repeat': `
    SELECT player, seq, place FROM (
      SELECT player, seq, row_number() OVER (PARTITION BY player ORDER BY seq) AS place
      FROM ledger_journal WHERE seq IS NOT NULL) t
    WHERE seq <> place`,
}

/** What is broken in a database's books; empty when all is well. Costs a few scans of the journal. */
export async function findBreaches(databaseUrl: string): Promise<Breach[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const breaches: Breach[] = []
    for (const [invariant, query] of Object.entries(queries)) {
      const { rows } = await client.query(query)
      if (rows.length > 0) breaches.push({ invariant, rows: rows.slice(0, 5) })
    }
    return breaches
  } finally {
    await client.end()
  }
}
