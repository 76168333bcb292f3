import type { Invariant } from './invariant.ts'

/** Running sums of days and their parts, and stretches of play, which the journal must give again. */
export const dayInvariants: readonly Invariant[] = [
  {
    name: 'I21 the sums of a day that is over, and of its parts, are those of the movements up to its last',
    joinsByHash: true,
    query: `WITH moved AS (
        SELECT player, seq, key, cash_after, bonus_after, sum(CASE WHEN kind = 1 /* round */ THEN stake
            WHEN kind IN (15 /* bet */, 17 /* bet-rolled-back */)
            THEN -(coalesce(cash, 0) + coalesce(bonus, 0) + coalesce(debt, 0) + coalesce(bonus_cost, 0))
            END) OVER upwards AS staked,
          sum(CASE WHEN kind = 2 /* deposit */ THEN -psp END) OVER upwards AS deposited,
          sum(CASE WHEN kind = 3 /* deposit-reversed */ THEN psp END) OVER upwards AS taken_back,
          sum(reserved) OVER upwards AS reserved, sum(staked) OVER upwards AS open_stakes,
          sum(debt) OVER upwards AS debt
        FROM ledger_journal WHERE seq IS NOT NULL
        WINDOW upwards AS (PARTITION BY player ORDER BY seq))
      SELECT d.player, d.ends_at, d.seq, d.staked, m.staked AS moved_staked, d.deposited, m.deposited AS
        moved_deposited, d.cash, m.cash_after
      FROM (
          SELECT ends_at, NULL::uuid AS key, player, seq, staked, deposited, taken_back, reserved,
            open_stakes, debt, cash, bonus FROM ledger_day
          UNION ALL
          SELECT ends_at, key, player, seq, staked, deposited, taken_back, reserved,
            open_stakes, debt, cash, bonus FROM ledger_day_part) d
        LEFT JOIN moved m ON m.player = d.player AND m.seq = d.seq
      WHERE d.key <> m.key OR (d.cash, d.bonus, d.staked, d.deposited, d.taken_back, d.reserved,
          d.open_stakes, d.debt)
        IS DISTINCT FROM (m.cash_after, m.bonus_after, coalesce(m.staked, 0), coalesce(m.deposited, 0),
          coalesce(m.taken_back, 0), coalesce(m.reserved, 0), coalesce(m.open_stakes, 0),
          coalesce(m.debt, 0))`,
  },
  {
    // One sort of all rounds: each is given the next end of a stretch above it.
    name: 'I22 each stretch of play that is kept has the rounds of its game up to its last, all, once',
    joinsByHash: true,
    query: `WITH placed AS (
        SELECT player, game, is_round, is_single, stake, win,
          min(last_seq) OVER (PARTITION BY player ORDER BY seq DESC, is_round
            ROWS UNBOUNDED PRECEDING) AS last_seq, seq
        FROM (
          SELECT s.player, s.last_seq AS seq, s.last_seq, false AS is_round, false AS is_single,
            NULL AS game, 0 AS stake, 0 AS win FROM ledger_stretch s
          UNION ALL
          SELECT j.player, j.seq, NULL, true, j.kind = 1 /* round */, d.game,
            coalesce(r.stake_cash + r.stake_bonus, j.stake), coalesce(r.win_cash + r.win_bonus, j.win)
          FROM ledger_stretches_kept k JOIN ledger_journal j ON j.player = k.player AND j.seq <= k.seq
            LEFT JOIN ledger_round r ON r.id = CASE j.kind WHEN 15 /* bet */ THEN j.key END
            JOIN ledger_definition d ON d.id = coalesce(j.definition, r.definition)
          WHERE j.kind = 1 /* round */ OR r.id IS NOT NULL) row),
      booked AS (
        SELECT player, last_seq, count(*) AS rounds, count(*) FILTER (WHERE NOT is_single) AS several,
          coalesce(sum(stake) FILTER (WHERE is_single), 0) AS staked,
          coalesce(sum(win) FILTER (WHERE is_single), 0) AS won,
          sum(stake) FILTER (WHERE NOT is_single) AS several_staked,
          sum(win) FILTER (WHERE NOT is_single) AS several_won, min(seq) AS first_seq,
          max(seq) AS newest, min(game) AS game, max(game) AS other_game
        FROM placed WHERE is_round GROUP BY player, last_seq)
      SELECT player, last_seq, s.rounds, b.rounds AS booked_rounds, s.staked, b.staked AS booked_staked,
        s.won, b.won AS booked_won, s.game, b.game AS booked_game
      FROM ledger_stretch s FULL JOIN booked b USING (player, last_seq)
      WHERE (s.first_seq, last_seq, s.rounds, s.several, s.staked, s.won, s.game, s.game)
        IS DISTINCT FROM (b.first_seq, b.newest, b.rounds, b.several, b.staked, b.won, b.game,
          b.other_game)
        OR s.several_staked IS NOT NULL
          AND (s.several_staked, s.several_won) <> (b.several_staked, b.several_won)`,
  },
]
