import type { Invariant } from './invariant.ts'

/** Every guard that must have stopped a movement did: proved afterwards from the rows alone. */
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
    name: 'I14 what players decided against themselves was never made shorter before it was over',
    query: `SELECT * FROM (SELECT player, reason, at, until, lag(until) OVER w AS until_before
        FROM ledger_bar_change WHERE reason IN ('pause', 'exclusion', 'closure')
        WINDOW w AS (PARTITION BY player, reason ORDER BY change)) c
      WHERE until_before > at AND coalesce(until, '-infinity') < until_before`,
  },
  {
    // Which bonus a supplier's bet was under is in its message; of a round all its bets together count.
    name: 'I15 no bet was above its bonus’s most, and none of its money was staked after its expiry',
    query: `SELECT * FROM (
        SELECT b.bonus, j.player, j.seq, j.stake, j.bonus AS of_bonus, b.stake_max, j.at, b.expires_at,
          t.rolled_back_by, sum(j.stake) FILTER (WHERE t.rolled_back_by IS NULL) OVER (
            PARTITION BY t.round ORDER BY j.seq) AS in_round
        FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key
        LEFT JOIN ledger_bonus b ON b.bonus = t.bonus
        WHERE t.action = 'bet') bet
      WHERE bonus IS NOT NULL AND (stake > stake_max
        OR (rolled_back_by IS NULL AND in_round > stake_max)
        OR (of_bonus < 0 AND at >= expires_at))`,
  },
  {
    // From a bonus's grant to its end, or to the next grant. Where a stake was taken back or a win
    // returned money of a bonus, one may have been active twice, which no row of a round tells.
    name: 'I15 no own round was above its bonus’s most, nor staked its money after its expiry',
    query: `SELECT b.bonus, j.player, j.seq, j.stake, b.stake_max, j.at, b.expires_at
      FROM ledger_bonus b
      JOIN (SELECT key, seq, lead(seq) OVER (PARTITION BY player ORDER BY seq) AS next_seq
        FROM ledger_journal WHERE kind = 10 /* bonus-granted */) g ON g.key = b.bonus
      LEFT JOIN (SELECT reference, min(seq) AS seq FROM ledger_journal
        WHERE kind IN (11 /* bonus-converted */, 12 /* bonus-forfeited */)
        GROUP BY reference) e ON e.reference = b.bonus::text
      JOIN ledger_journal j ON j.player = b.player AND j.kind = 1 /* round */ AND j.seq > g.seq
        AND (g.next_seq IS NULL OR j.seq < g.next_seq)
        AND CASE WHEN e.seq IS NOT NULL THEN j.seq < e.seq ELSE b.state = 'active' OR j.bonus < 0 END
      WHERE (j.stake > b.stake_max OR (j.bonus < 0 AND j.at >= b.expires_at))
        AND NOT EXISTS (SELECT FROM ledger_supplier_tx t WHERE t.player = b.player
          AND t.action = 'bet' AND t.rolled_back_by IS NOT NULL)
        AND NOT EXISTS (SELECT FROM ledger_win_share w JOIN ledger_bonus o ON o.bonus = w.bonus
          WHERE o.player = b.player)`,
  },
]
