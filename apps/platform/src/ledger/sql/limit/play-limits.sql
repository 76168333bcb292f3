-- Needs: ledger_time_used
-- A player's limits of play as they are at a moment, whether or not what is due has been done.
--
-- Arguments: `p_at` the moment. A row a limit: `size`; `used`, never below zero, since a win in the
--   period may leave more than the limit; `since` the beginning of the running period of a loss or stake
--   limit, null when the next stake begins one; `room_at` when more is left than now, if nothing is played
--   till then: the end of the period, or when the first plays have left it that give a whole minute; null
--   when nothing is used, and where no time ever gives room. Amounts are øre, and of time minutes, begun
--   ones whole.
-- Locks: none.
-- Refuses: nothing; an unknown player has no limits.
-- Repeat: the same at the same moment, as long as nothing is played or changed.
CREATE OR REPLACE FUNCTION ledger_play_limits(p_player integer, p_at timestamptz)
RETURNS TABLE (measure text, period text, size bigint, used bigint, since timestamptz,
  room_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH now AS (
    SELECT l.measure, l.period, l.lasts, l.since, l.until,
      CASE WHEN l.next_at <= p_at THEN l.next_size ELSE l.size END AS size,
      l.size - l.above - CASE l.measure WHEN 'loss' THEN p.loss_room ELSE p.stake_room END AS used
    FROM ledger_play_limit l JOIN ledger_player p ON p.player = l.player
    WHERE l.player = p_player
  ), play AS (
    SELECT began_at, ended_at FROM ledger_play_time WHERE player = p_player
    UNION ALL
    SELECT play_begun_at, least(p_at, play_until, played_at + interval '30 minutes' /* sessionIdleMs */)
      FROM ledger_player WHERE player = p_player AND play_session IS NOT NULL
        AND play_begun_at > '-infinity'
  ), played AS (
    SELECT n.period, ceil(extract(epoch FROM ledger_time_used(p_player, p_at - n.lasts, p_at)) / 60)::bigint
        AS minutes
    FROM now n WHERE n.measure = 'time' AND n.size IS NOT NULL
  ), room AS (
    -- Only one play runs at a time, so what is used after a play's end is what the later ones lasted.
    SELECT l.period, min(l.ended_at) + l.lasts AS at FROM (
      SELECT n.period, n.lasts, least(n.size, d.minutes) AS used, t.ended_at,
        sum(t.ended_at - t.began_at) OVER (PARTITION BY n.period ORDER BY t.ended_at
          RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
        - sum(t.ended_at - t.began_at) OVER (PARTITION BY n.period ORDER BY t.ended_at) AS later
      FROM now n JOIN played d USING (period) JOIN play t ON t.ended_at > p_at - n.lasts
      WHERE n.measure = 'time') l
    WHERE ceil(extract(epoch FROM l.later) / 60) < l.used
    GROUP BY l.period, l.lasts
  )
  SELECT n.measure, n.period, n.size, p.minutes, NULL::timestamptz, r.at
    FROM now n JOIN played p USING (period) LEFT JOIN room r USING (period)
    WHERE n.measure = 'time'
  UNION ALL
  SELECT n.measure, n.period, n.size, CASE WHEN n.until > p_at THEN greatest(n.used, 0) ELSE 0 END,
      CASE WHEN n.until > p_at THEN n.since END,
      CASE WHEN n.until > p_at AND n.used > 0 THEN n.until END
    FROM now n WHERE n.measure <> 'time' AND n.size IS NOT NULL
$$;

REVOKE EXECUTE ON FUNCTION ledger_play_limits FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_play_limits TO nordlys_app;
