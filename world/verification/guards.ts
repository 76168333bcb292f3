import type { Invariant } from './invariant.ts'

/** What must have stopped a movement did: proved afterwards from the rows alone. */
export const guardInvariants: readonly Invariant[] = [
  {
    // A bar's change and a player's movement both take the player's row, so their order is one.
    name: 'I14 nothing was staked, deposited or given to a player who was barred',
    query: `SELECT b.player, j.seq, j.kind, j.at, b.reason, b.until FROM (
        SELECT player, reason, until, after_seq, lead(after_seq) OVER w AS next_seq
        FROM ledger_bar_change WINDOW w AS (PARTITION BY player, reason ORDER BY change)) b
      JOIN ledger_journal j ON j.player = b.player AND j.seq > b.after_seq
        AND (b.next_seq IS NULL OR j.seq <= b.next_seq) AND j.at < b.until
      JOIN ledger_kind k ON k.id = j.kind
      WHERE k.name IN ('round', 'bet', 'deposit-held', 'bonus-granted')`,
  },
  {
    name: 'I14 a player is barred until the latest of their bars, and each bar is its newest change',
    query: `SELECT p.player, p.barred_until, b.until FROM ledger_player p
        LEFT JOIN (SELECT player, max(until) AS until FROM ledger_bar GROUP BY player) b USING (player)
        WHERE p.barred_until <> coalesce(b.until, '-infinity')
      UNION ALL SELECT player, c.until, b.until FROM (SELECT DISTINCT ON (player, reason) *
          FROM ledger_bar_change ORDER BY player, reason, change DESC) c
        FULL JOIN ledger_bar b USING (player, reason) WHERE c.until IS DISTINCT FROM b.until`,
  },
  {
    // From a bonus's first movement to its last, or to the next bonus: what stakes its money is its
    // own stake. One whose stakes were taken back may have been active twice and is left out.
    name: 'I15 no stake was above its bonus’s most, and none of its money was staked after its expiry',
    query: `SELECT b.bonus, j.player, j.seq, j.stake, b.stake_max, j.at, b.expires_at
      FROM ledger_bonus b
      JOIN (SELECT key, seq, lead(seq) OVER (PARTITION BY player ORDER BY seq) AS next_seq
        FROM ledger_journal WHERE kind = 10) g ON g.key = b.bonus
      LEFT JOIN (SELECT reference, min(seq) AS seq FROM ledger_journal
        WHERE kind IN (11, 12) GROUP BY reference) e ON e.reference = b.bonus::text
      JOIN ledger_journal j ON j.player = b.player AND j.kind IN (1, 15) AND j.seq > g.seq
        AND (g.next_seq IS NULL OR j.seq < g.next_seq)
        AND CASE WHEN e.seq IS NOT NULL THEN j.seq < e.seq ELSE b.state = 'active' OR j.bonus < 0 END
      WHERE (j.stake > b.stake_max OR (j.bonus < 0 AND j.at >= b.expires_at))
        AND NOT EXISTS (SELECT FROM ledger_supplier_tx t WHERE t.player = b.player
          AND t.action = 'bet' AND t.rolled_back_by IS NOT NULL)`,
  },
]
