import { entryInvariants } from './entries.ts'
import { guardInvariants } from './guards.ts'
import type { Invariant } from './invariant.ts'
import { playLimitInvariants } from './play-limits.ts'
import { spinInvariants } from './spins.ts'

/** The books by themselves. */
export const bookInvariants: readonly Invariant[] = [
  ...entryInvariants,
  ...guardInvariants,
  ...playLimitInvariants,
  ...spinInvariants,
  {
    name: 'I3 each cached balance is the sum of its entries',
    query: `SELECT account_id, b.balance_ore, e.total FROM audit_balances b
      FULL JOIN (SELECT account_id, sum(amount_ore) AS total FROM audit_entries
        WHERE owner_type <> 'clearing' GROUP BY account_id) e USING (account_id)
      WHERE coalesce(b.balance_ore, 0) <> coalesce(e.total, 0)`,
  },
  {
    // Those whose balance stands in every row are proved below, without sorting every entry.
    name: 'I4 no player account is below zero, now or at any earlier entry',
    query: `SELECT account_id, player_seq, running FROM (
        SELECT account_id, player_seq,
          sum(amount_ore) OVER (PARTITION BY account_id ORDER BY player_seq) AS running
        FROM audit_entries
        WHERE owner_type = 'player'
          AND split_part(account_id, ':', 3) NOT IN ('cash', 'bonus', 'reserved')) t
      WHERE running < 0`,
  },
  {
    name: 'I5 each external reference is booked at most once',
    query: `SELECT kind, ext_ref, count(*) FROM audit_txns WHERE ext_ref IS NOT NULL
      GROUP BY kind, ext_ref HAVING count(*) > 1`,
  },
  {
    name: 'I6 a round in several messages holds its stake until it ends, and moves what it says',
    query: `SELECT r.round_id, r.state, r.stake_ore, r.win_ore, m.house, m.staked FROM audit_rounds r
      JOIN (SELECT s.round_id,
          coalesce(sum(e.amount_ore) FILTER (WHERE e.owner_type = 'house'), 0) AS house,
          coalesce(sum(e.amount_ore) FILTER (WHERE e.account_id LIKE '%:staked'), 0) AS staked
        FROM audit_supplier_txns s LEFT JOIN audit_entries e ON e.txn_id = s.txn_id
        WHERE s.round_id IS NOT NULL GROUP BY s.round_id) m USING (round_id)
      WHERE m.house <> CASE WHEN r.state = 'open' THEN 0 ELSE r.stake_ore END - r.win_ore
        OR m.staked <> CASE WHEN r.state = 'open' THEN r.stake_ore ELSE 0 END`,
  },
  {
    name: 'I6 a round has of each bonus what its messages staked and won of it',
    query: `SELECT round, bonus, s.stake, s.won, m.stake AS told_stake, m.won AS told_won
      FROM ledger_round_share s
      FULL JOIN (SELECT t.round, coalesce(w.bonus, t.bonus) AS bonus,
          coalesce(sum(-j.bonus) FILTER (WHERE t.action = 'bet'), 0) AS stake,
          coalesce(sum(w.amount), 0) AS won
        FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key
        LEFT JOIN ledger_win_share w ON w.supplier = t.supplier AND w.tx = t.tx
        WHERE t.rolled_back_by IS NULL AND (w.amount > 0 OR t.action = 'bet' AND j.bonus < 0)
        GROUP BY 1, 2) m USING (round, bonus)
      WHERE coalesce(s.stake, 0) <> coalesce(m.stake, 0) OR coalesce(s.won, 0) <> coalesce(m.won, 0)
      UNION ALL SELECT r.id, NULL, r.stake_bonus, r.win_bonus, s.stake, s.won FROM ledger_round r
      LEFT JOIN (SELECT round, sum(stake) AS stake, sum(won) AS won FROM ledger_round_share
        GROUP BY round) s ON s.round = r.id
      WHERE r.stake_bonus <> coalesce(s.stake, 0) OR r.win_bonus <> coalesce(s.won, 0)`,
  },
  {
    name: 'debt is only what the cash could not pay; deposits and returned stakes pay it first',
    query: `SELECT player, seq, kind, cash, debt, cash_after, debt_after FROM ledger_journal
      WHERE (debt < 0 AND cash_after > 0)
        OR (kind IN (2 /* deposit */, 17 /* bet-rolled-back */) AND cash > 0 AND debt_after < 0)`,
  },
  {
    name: 'held money is what the holds have left',
    query: `SELECT player, p.reserved, p.incoming, h.withdrawals, h.deposits FROM ledger_player p
      LEFT JOIN (SELECT player,
          sum(amount - committed - released) FILTER (WHERE kind = 'withdrawal') AS withdrawals,
          sum(amount - committed - released) FILTER (WHERE kind = 'deposit') AS deposits
        FROM ledger_hold GROUP BY player) h USING (player)
      WHERE p.reserved <> coalesce(h.withdrawals, 0) OR p.incoming <> coalesce(h.deposits, 0)`,
  },
  {
    name: 'a jackpot has what its rounds contributed',
    query: `SELECT pool, j.contributed AS by_rounds, s.contributed FROM
        (SELECT pool, sum(contributed) AS contributed FROM ledger_pool_share GROUP BY pool) s
      FULL JOIN (SELECT pool, sum(contribution) AS contributed FROM ledger_journal
        WHERE contribution IS NOT NULL GROUP BY pool) j USING (pool)
      WHERE coalesce(s.contributed, 0) <> coalesce(j.contributed, 0)
        OR (s.pool IS NULL AND j.pool IS NOT NULL)`,
  },
  {
    // Contributions are what was paid, what the tiers hold and the reserve, to the last part of an øre.
    name: 'a network’s contributions are paid, held or in reserve, and each tier paid what it fell with',
    query: `SELECT pool_id, contributed, paid, held, reserve FROM (
        SELECT pool_id, max(contributed_milliore) AS contributed, sum(paid_ore) * 1000 AS paid,
          sum(level_milliore) AS held, sum(reserve_milliore) AS reserve
        FROM audit_jackpots GROUP BY pool_id) n
      WHERE contributed <> paid + held + reserve
      UNION ALL SELECT j.pool, j.tier, j.paid, w.paid, w.wins FROM ledger_jackpot j
      LEFT JOIN (SELECT pool, tier, sum(amount) AS paid, count(*) AS wins FROM ledger_jackpot_win
        GROUP BY pool, tier) w USING (pool, tier)
      WHERE j.paid <> coalesce(w.paid, 0) OR j.hits <> coalesce(w.wins, 0)`,
  },
  {
    name: 'a jackpot that was won is in the books as it was won, by a round that contributed',
    query: `SELECT w.round, w.tier, w.amount, j.cash, r.pool FROM ledger_jackpot_win w
      LEFT JOIN ledger_journal j ON j.key = w.key AND j.kind = 14 /* jackpot-won */
      LEFT JOIN ledger_journal r ON r.key = w.round AND r.kind = 1 /* round */ AND r.refusal IS NULL
      WHERE j.cash IS DISTINCT FROM w.amount OR j.pool IS DISTINCT FROM w.pool
        OR j.player IS DISTINCT FROM r.player OR r.pool IS DISTINCT FROM w.pool`,
  },
  {
    name: 'I15 a bonus is wagered by stakes, ends once, and is never more than was granted and won',
    query: `SELECT b.bonus_id, b.state, b.wagered_ore FROM audit_bonuses b
      JOIN ledger_player p ON p.player = b.player_id
      WHERE b.wagered_ore NOT BETWEEN 0 AND b.required_ore
        OR (b.state = 'active') <> (p.bonus_id IS NOT DISTINCT FROM b.bonus_id)`,
  },
  {
    // The counted part of a supplier's bet is in its message. An own round counts whole, in the
    // games that the bonus is for, until nothing is missing, but only while the bonus is active,
    // which no row records of one that was active twice. So its own rounds are exact to the øre
    // where no bet was taken back and no win returned money of it, and it is active or its end is a
    // row; else they are from nothing to all since it was granted.
    name: 'I15 a bonus was wagered by what its stakes that stand counted, and fulfilled by stakes',
    query: `WITH turn AS MATERIALIZED (
        SELECT * FROM (SELECT key, kind, reference, player, seq, coalesce(sum(stake)
            FILTER (WHERE kind = 1 /* round */) OVER (PARTITION BY player ORDER BY seq), 0) AS turnover
          FROM ledger_journal
          WHERE seq IS NOT NULL AND player IN (SELECT player FROM ledger_bonus)) t
        WHERE kind IN (10 /* bonus-granted */, 11 /* bonus-converted */, 12 /* bonus-forfeited */)
      ), told AS (
        SELECT bonus, coalesce(sum(wagered) FILTER (WHERE rolled_back_by IS NULL), 0) AS standing,
          coalesce(sum(wagered) FILTER (WHERE rolled_back_by IS NOT NULL), 0) AS taken_back
        FROM ledger_supplier_tx WHERE action = 'bet' AND bonus IS NOT NULL GROUP BY bonus
      ), known AS (
        SELECT b.bonus_id, b.state, b.required_ore, b.wagered_ore,
          coalesce(t.standing, 0) AS standing, coalesce(t.taken_back, 0) AS taken_back,
          own.since_grant AS own_most, CASE
            WHEN w.bonus IS NOT NULL OR r.player IS NOT NULL THEN 0
            WHEN b.state = 'active' THEN own.since_grant
            ELSE coalesce(own.until_end, 0) END AS own_least
        FROM audit_bonuses b JOIN ledger_player p ON p.player = b.player_id
        JOIN ledger_bonus of ON of.bonus = b.bonus_id
        CROSS JOIN (SELECT EXISTS (SELECT FROM ledger_definition WHERE NOT takes_bonus) AS found) closed
        JOIN turn g ON g.key = b.bonus_id
        LEFT JOIN turn e ON e.kind IN (11 /* bonus-converted */, 12 /* bonus-forfeited */)
          AND e.reference = b.bonus_id::text
        CROSS JOIN LATERAL (
          SELECT p.turnover - g.turnover AS since_grant, e.turnover - g.turnover AS until_end
            WHERE of.games IS NULL AND NOT closed.found
          UNION ALL SELECT coalesce(sum(j.stake), 0), sum(j.stake) FILTER (WHERE j.seq < e.seq)
            FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
            WHERE j.player = of.player AND j.kind = 1 /* round */ AND j.seq > g.seq
              AND d.takes_bonus AND (of.games IS NULL OR d.game = ANY (of.games))
            HAVING of.games IS NOT NULL OR closed.found) own
        LEFT JOIN told t ON t.bonus = b.bonus_id
        LEFT JOIN (SELECT DISTINCT bonus FROM ledger_win_share) w ON w.bonus = b.bonus_id
        LEFT JOIN (SELECT DISTINCT player FROM ledger_supplier_tx
          WHERE action = 'bet' AND rolled_back_by IS NOT NULL) r ON r.player = b.player_id
      )
      SELECT * FROM known
      WHERE wagered_ore NOT BETWEEN least(required_ore, standing + own_least) AND standing + own_most
        OR wagered_ore < standing
        OR (state = 'fulfilled' AND wagered_ore + taken_back < required_ore)`,
  },
  {
    name: 'a round at our tables has the seed it was begun with once it is over, and not before',
    query: `SELECT r.id, r.state, t.seed IS NULL AS is_sealed FROM ledger_round r
      JOIN ledger_definition d ON d.id = r.definition
      JOIN ledger_table_round t ON t.round = r.id
      WHERE (r.state = 'settled') <> (t.seed IS NOT NULL)
        OR sha256('nordlys table round'::bytea || uuid_send(r.id) || d.hash || t.seed) <> t.commitment`,
  },
  {
    name: 'a round is listed as open until it ends, and no longer',
    query: `SELECT coalesce(r.id, o.round) AS round, r.state FROM ledger_open_round o
      FULL JOIN (SELECT * FROM ledger_round WHERE state = 'open') r ON r.id = o.round AND r.player = o.player
      WHERE r.id IS NULL OR o.round IS NULL`,
  },
  {
    // Each row names the row before it, the first names none, and the player's row names the last:
    // who walks back from there meets every row once.
    name: 'I18 a player’s sequence has no gap and no repeat, and is one chain from the first row',
    query: `SELECT * FROM (
        SELECT player, seq, key, before, turnover, lag(key) OVER w AS key_before,
          lag(seq, 1, 0::bigint) OVER w AS seq_before,
          coalesce(sum(stake) FILTER (WHERE kind = 1 /* round */) OVER w, 0) AS staked
        FROM ledger_journal WHERE seq IS NOT NULL OR before IS NOT NULL OR turnover IS NOT NULL
        WINDOW w AS (PARTITION BY player ORDER BY seq)) t
      WHERE seq IS DISTINCT FROM seq_before + 1 OR before IS DISTINCT FROM key_before
        OR turnover IS DISTINCT FROM CASE WHEN seq % 64 = 0 THEN staked END`,
  },
  {
    name: 'I18 a player’s sequence and chain end where the player’s row says',
    query: `SELECT player, p.seq, rows, p.newest_key, p.turnover, by_rounds FROM ledger_player p
      FULL JOIN (SELECT player, count(*) AS rows,
          coalesce(sum(stake) FILTER (WHERE kind = 1 /* round */), 0) AS by_rounds
        FROM ledger_journal WHERE seq IS NOT NULL GROUP BY player) t USING (player)
      LEFT JOIN (SELECT key, player AS owner, seq AS place, before FROM ledger_journal) newest
        ON newest.key = p.newest_key
      WHERE p.player IS NULL OR p.seq <> coalesce(rows, 0) OR p.turnover <> coalesce(by_rounds, 0)
        OR (p.newest_key IS NULL) <> (p.seq = 0) OR p.newest_before IS DISTINCT FROM newest.before
        OR (p.seq > 0 AND (owner, place) IS DISTINCT FROM (p.player, p.seq))`,
  },
  {
    name: 'I4 each row’s balances are those before it and its own legs, and none below zero',
    query: `SELECT player, seq, cash_after, bonus_after, reserved_after, debt_after FROM (
        SELECT player, seq, cash_after, bonus_after, reserved_after, debt_after,
          lag(cash_after, 1, 0::bigint) OVER w + coalesce(cash, 0) AS cash_due,
          lag(bonus_after, 1, 0::bigint) OVER w + coalesce(bonus, 0) AS bonus_due,
          lag(reserved_after, 1, 0::bigint) OVER w + coalesce(reserved, 0) AS reserved_due,
          lag(debt_after, 1, 0::bigint) OVER w + coalesce(debt, 0) AS debt_due
        FROM ledger_journal WHERE seq IS NOT NULL
        WINDOW w AS (PARTITION BY player ORDER BY seq)) t
      WHERE (cash_after, bonus_after, reserved_after, debt_after)
          IS DISTINCT FROM (cash_due, bonus_due, reserved_due, debt_due)
        OR least(cash_after, bonus_after, reserved_after) < 0 OR debt_after > 0`,
  },
  {
    name: 'each reference leads to a row of its own kind',
    query: `SELECT r.kind, r.reference, r.key FROM ledger_reference r
      LEFT JOIN ledger_journal j ON j.key = r.key AND j.kind = r.kind AND j.reference = r.reference
      WHERE j.key IS NULL`,
  },
]
