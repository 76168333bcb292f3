import type { Invariant } from './invariant.ts'

/** The checker's own copy of how long a limit's period is. [LIM-02] */
const periods = `(VALUES ('day', interval '24 hours'), ('week', interval '168 hours'),
  ('month', interval '720 hours')) AS p(period, lasts)`

/**
 * The most that a limit allowed at a moment: what held before it, or was changed at it, since which of a
 * stake and a change of the same moment came first is not kept. Null when there was no limit, at its first
 * moment too.
 */
function sizeAt(stake: string): string {
  const ofThis = `FROM limits_limit WHERE canceled_at IS NULL
    AND (player_id, kind, period) = (${stake}.player, ${stake}.measure, ${stake}.period)`
  return `(SELECT CASE WHEN bool_and(size IS NOT NULL) THEN max(size) END FROM (
      SELECT (SELECT coalesce(amount_ore, minutes) ${ofThis} AND effective_at < ${stake}.at
        ORDER BY effective_at DESC, limit_id DESC LIMIT 1) AS size
      UNION ALL SELECT coalesce(amount_ore, minutes) ${ofThis} AND effective_at = ${stake}.at) held)`
}

/** The limits that players set themselves for their play held each stake. [LIM-01] [LIM-02] */
export const playLimitInvariants: readonly Invariant[] = [
  {
    // Periods are walked again from the stakes: the first after a limit was set begins one, and so
    // does the first after its end. A moment is never before that of an earlier row, as clocks of
    // copies may be. Cases that rows do not record are left out: a limit that was set while stakes
    // were on their way, since the first of them may have begun the period; and of losses those
    // after a period at whose very first moment another stake was refused, which may have taken the
    // beginning back. Money that a rollback gave back counts for the player, and money that one
    // took does not. So this never counts too much.
    name: 'I13 no stake was taken beyond a limit of loss or stake that held at its moment',
    joinsByHash: true,
    query: `WITH RECURSIVE changes AS MATERIALIZED (
        SELECT player_id AS player, kind AS measure, period, effective_at, amount_ore AS size,
          lag(amount_ore) OVER (PARTITION BY player_id, kind, period ORDER BY effective_at, limit_id)
            AS size_before
        FROM limits_limit WHERE kind IN ('loss', 'stake') AND canceled_at IS NULL
      ), held AS MATERIALIZED (
        SELECT c.player, c.measure, c.period, c.effective_at AS since, p.lasts,
          (SELECT min(r.size) FROM changes r
            WHERE (r.player, r.measure, r.period) = (c.player, c.measure, c.period)) AS least_size,
          coalesce((SELECT min(r.effective_at) FROM changes r WHERE r.size IS NULL
            AND (r.player, r.measure, r.period) = (c.player, c.measure, c.period)
            AND r.effective_at > c.effective_at), 'infinity') AS until
        FROM changes c JOIN ${periods} USING (period)
        WHERE c.size IS NOT NULL AND c.size_before IS NULL
      ), moves AS MATERIALIZED (
        SELECT player, seq, max(at) OVER (PARTITION BY player ORDER BY seq) AS at, k.name AS kind, stake,
          CASE k.name WHEN 'round' THEN stake - win WHEN 'bet' THEN stake WHEN 'win' THEN house
            WHEN 'round-paid' THEN -cash ELSE coalesce(staked, house) END AS loss
        FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
        WHERE seq IS NOT NULL AND k.name IN ('round', 'bet', 'win', 'round-paid', 'bet-rolled-back')
          AND player IN (SELECT player FROM held)
      ), sure AS MATERIALIZED (
        SELECT * FROM held h WHERE NOT EXISTS (SELECT FROM moves e WHERE e.player = h.player
          AND e.kind IN ('round', 'bet') AND e.at BETWEEN h.since - interval '1 minute' AND h.since)
      ), played AS MATERIALIZED (
        SELECT h.player, h.measure, h.period, h.since, h.lasts,
          array_agg(m.at ORDER BY m.seq) AS moments, array_agg(m.seq ORDER BY m.seq) AS seqs
        FROM sure h JOIN moves m ON m.player = h.player AND m.kind IN ('round', 'bet')
          AND m.at > h.since AND m.at < h.until
        GROUP BY h.player, h.measure, h.period, h.since, h.lasts
      ), refused AS MATERIALIZED (
        SELECT player, at FROM ledger_journal WHERE refusal IS NOT NULL
        UNION SELECT player, at FROM ledger_supplier_tx WHERE action = 'bet' AND outcome <> 'ok'
      ), begun AS (
        SELECT player, measure, period, since, 1 AS place FROM played
        UNION ALL
        SELECT * FROM (SELECT player, measure, period, since,
            width_bucket(l.moments[b.place] + l.lasts - interval '1 microsecond', l.moments) + 1 AS place
          FROM begun b JOIN played l USING (player, measure, period, since)
          WHERE measure <> 'loss'
            OR (player, l.moments[b.place]) NOT IN (SELECT player, at FROM refused)) next
        WHERE place <= (SELECT cardinality(moments) FROM played l WHERE (l.player, l.measure, l.period,
          l.since) = (next.player, next.measure, next.period, next.since))
      ), firsts AS MATERIALIZED (
        SELECT player, measure, period, since, l.seqs[b.place] AS seq, l.moments[b.place] AS began_at
        FROM begun b JOIN played l USING (player, measure, period, since)
      ), placed AS (
        SELECT h.player, h.measure, h.period, h.since, h.lasts, h.least_size, m.seq, m.at, m.kind, m.stake,
          m.loss, count(f.seq) OVER w AS place, max(f.began_at) OVER w AS began_at
        FROM sure h JOIN moves m ON m.player = h.player AND m.at > h.since AND m.at < h.until
        LEFT JOIN firsts f ON (f.player, f.measure, f.period, f.since, f.seq)
          = (h.player, h.measure, h.period, h.since, m.seq)
        WINDOW w AS (PARTITION BY h.player, h.measure, h.period, h.since ORDER BY m.seq)
      ), counted AS (
        SELECT player, measure, period, began_at, seq, at, kind, stake, least_size, coalesce(sum(
            CASE WHEN measure = 'loss' OR kind = 'bet-rolled-back' THEN loss
              WHEN kind NOT IN ('win', 'round-paid') THEN stake END)
          OVER (PARTITION BY player, measure, period, since, place ORDER BY seq
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS used
        FROM placed WHERE at < began_at + lasts
      )
      SELECT * FROM (SELECT player, measure, period, began_at, seq, at, stake, used,
          ${sizeAt('counted')} AS size
        FROM counted WHERE kind IN ('round', 'bet') AND used + stake > least_size) judged
      WHERE used + stake > size`,
  },
  {
    // Play of the look-back, the play of the stake itself up to that moment included. Of ten minutes the last
    // stake alone is looked at: while play goes on, no less is used than before. A raise of a hand that has
    // begun is let through.
    name: 'I13 no stake was taken after a limit of time was used up',
    query: `SELECT * FROM (SELECT s.*, ${sizeAt('s')} AS minutes, (
          SELECT sum(least(t.ended_at, s.at) - greatest(t.began_at, s.at - s.lasts)) FROM (
            SELECT began_at, ended_at FROM ledger_play_time WHERE player = s.player
              AND ended_at > s.at - s.lasts AND began_at < s.at
            UNION ALL SELECT play_begun_at, 'infinity' FROM ledger_player WHERE player = s.player
              AND play_session IS NOT NULL AND play_begun_at > '-infinity' AND play_begun_at < s.at) t
        ) AS used
        FROM (SELECT l.*, j.seq, j.at FROM (
            SELECT DISTINCT player_id AS player, kind AS measure, period, lasts
            FROM limits_limit JOIN ${periods} USING (period) WHERE kind = 'time') l
          JOIN (SELECT player, max(seq) AS seq, max(at) AS at FROM ledger_journal
            JOIN ledger_kind k ON k.id = kind AND k.name IN ('round', 'bet')
            WHERE seq IS NOT NULL AND player IN (SELECT player_id FROM limits_limit WHERE kind = 'time')
              AND key NOT IN (SELECT t.key FROM ledger_table_round r JOIN ledger_supplier_tx t USING (round)
                WHERE t.action = 'bet' AND t.key IS NOT NULL AND t.tx <> r.round::text)
            GROUP BY player, date_bin(interval '10 minutes', at, timestamptz 'epoch')) j
            ON j.player = l.player) s) judged
      WHERE used >= make_interval(mins => minutes::integer)`,
  },
]
