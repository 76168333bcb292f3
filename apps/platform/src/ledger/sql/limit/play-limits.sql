-- Needs: ledger_time_used
-- A player's limits of play as they are at a moment, whether or not what is due has been done.
--
-- Arguments: `p_at` the moment. A row a limit: `size`; `used`, never below zero, since a win in the
--   period may leave more than the limit; `since` the beginning of the running period of a loss or stake
--   limit, null when the next stake begins one; `room_at` when something of what is used stops to count:
--   the end of the period, or when the oldest play leaves it; null when nothing is used. Amounts are øre,
--   and of time minutes, begun ones whole.
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
  ), played AS (
    SELECT n.period, ledger_time_used(p_player, p_at - n.lasts, p_at) AS used,
      (SELECT min(least(t.ended_at, p_at)) FROM (
        SELECT ended_at FROM ledger_play_time
          WHERE player = p_player AND ended_at > p_at - n.lasts
        UNION ALL
        SELECT least(play_until, played_at + interval '30 minutes' /* sessionIdleMs */) FROM ledger_player
          WHERE player = p_player AND play_session IS NOT NULL AND play_begun_at > '-infinity') t
      ) + n.lasts AS room_at
    FROM now n WHERE n.measure = 'time'
  )
  SELECT n.measure, n.period, n.size, ceil(extract(epoch FROM p.used) / 60)::bigint,
      NULL::timestamptz, CASE WHEN p.used > interval '0' THEN p.room_at END
    FROM now n JOIN played p ON p.period = n.period
    WHERE n.measure = 'time' AND n.size IS NOT NULL
  UNION ALL
  SELECT n.measure, n.period, n.size, CASE WHEN n.until > p_at THEN greatest(n.used, 0) ELSE 0 END,
      CASE WHEN n.until > p_at THEN n.since END,
      CASE WHEN n.until > p_at AND n.used > 0 THEN n.until END
    FROM now n WHERE n.measure <> 'time' AND n.size IS NOT NULL
$$;

REVOKE EXECUTE ON FUNCTION ledger_play_limits FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_play_limits TO nordlys_app;
