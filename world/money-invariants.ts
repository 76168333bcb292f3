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
    WHERE NOT EXISTS (SELECT FROM audit_supplier_txns s WHERE s.round_id = r.round_id) AND (
      (r.state = 'settled' AND coalesce(e.moved, 0) <> r.win_ore - r.stake_ore)
      OR (r.state <> 'settled' AND e.moved IS NOT NULL))`,
  'I6 a round in several messages holds its stake until it ends, and moves what it says': `
    SELECT r.round_id, r.state, r.stake_ore, r.win_ore, m.house, m.staked FROM audit_rounds r
    JOIN (SELECT s.round_id,
        coalesce(sum(e.amount_ore) FILTER (WHERE e.owner_type = 'house'), 0) AS house,
        coalesce(sum(e.amount_ore) FILTER (WHERE e.account_id LIKE '%:staked'), 0) AS staked
      FROM audit_supplier_txns s LEFT JOIN audit_entries e ON e.txn_id = s.txn_id
      WHERE s.round_id IS NOT NULL GROUP BY s.round_id) m USING (round_id)
    WHERE m.house <> CASE WHEN r.state = 'open' THEN 0 ELSE r.stake_ore END - r.win_ore
      OR m.staked <> CASE WHEN r.state = 'open' THEN r.stake_ore ELSE 0 END`,
  'held money is what the holds have left': `
    SELECT player, p.reserved, p.incoming, h.withdrawals, h.deposits FROM ledger_player p
    LEFT JOIN (SELECT player,
        sum(amount - committed - released) FILTER (WHERE kind = 'withdrawal') AS withdrawals,
        sum(amount - committed - released) FILTER (WHERE kind = 'deposit') AS deposits
      FROM ledger_hold GROUP BY player) h USING (player)
    WHERE p.reserved <> coalesce(h.withdrawals, 0) OR p.incoming <> coalesce(h.deposits, 0)`,
  'a jackpot has what its rounds contributed': `
    SELECT pool, j.contributed, s.contributed FROM
      (SELECT pool, sum(contributed) AS contributed FROM ledger_pool_share GROUP BY pool) s
    LEFT JOIN (SELECT pool, sum(contribution) AS contributed FROM ledger_journal
      WHERE contribution IS NOT NULL GROUP BY pool) j USING (pool)
    WHERE s.contributed <> coalesce(j.contributed, 0)`,
  'I15 a bonus is wagered by stakes, ends once, and is never more than was granted and won': `
    SELECT b.bonus_id, b.state, b.wagered_ore FROM audit_bonuses b
    JOIN ledger_player p ON p.player = b.player_id
    WHERE b.wagered_ore NOT BETWEEN 0 AND b.required_ore
      OR (b.state = 'active') <> (p.bonus_id IS NOT DISTINCT FROM b.bonus_id)
      OR (b.state = 'fulfilled' AND b.wagered_ore < b.required_ore)`,
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
