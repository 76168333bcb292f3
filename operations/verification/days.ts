import type { Invariant } from './invariant.ts'

/** Running sums of days, and stretches of play, which the journal must give again. */
export const dayInvariants: readonly Invariant[] = [
  {
    name: 'I21 the sums of a day that is over are those of the movements up to its last',
    joinsByHash: true,
    query: `WITH moved AS (
        SELECT player, seq, cash_after, bonus_after, sum(CASE WHEN kind = 1 /* round */ THEN stake
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
      FROM ledger_day d LEFT JOIN moved m ON m.player = d.player AND m.seq = d.seq
      WHERE (d.cash, d.bonus, d.staked, d.deposited, d.taken_back, d.reserved, d.open_stakes, d.debt)
        IS DISTINCT FROM (m.cash_after, m.bonus_after, coalesce(m.staked, 0), coalesce(m.deposited, 0),
          coalesce(m.taken_back, 0), coalesce(m.reserved, 0), coalesce(m.open_stakes, 0),
          coalesce(m.debt, 0))`,
  },
  {
    name: 'I22 stretches of play that are kept have all rounds in one movement up to their last, once',
    joinsByHash: true,
    query: `WITH kept AS (
        SELECT k.player, coalesce(sum(s.rounds - s.several), 0) AS rounds,
          coalesce(sum(s.staked), 0) AS staked, coalesce(sum(s.won), 0) AS won
        FROM ledger_stretches_kept k LEFT JOIN ledger_stretch s ON s.player = k.player
        GROUP BY k.player),
      booked AS (
        SELECT k.player, count(j.key) AS rounds, coalesce(sum(j.stake), 0) AS staked,
          coalesce(sum(j.win), 0) AS won
        FROM ledger_stretches_kept k LEFT JOIN ledger_journal j
          ON j.player = k.player AND j.kind = 1 /* round */ AND j.seq <= k.seq
        GROUP BY k.player)
      SELECT player, kept.rounds, booked.rounds AS booked_rounds, kept.staked,
        booked.staked AS booked_staked, kept.won, booked.won AS booked_won
      FROM kept JOIN booked USING (player)
      WHERE (kept.rounds, kept.staked, kept.won)
        IS DISTINCT FROM (booked.rounds, booked.staked, booked.won)`,
  },
]
