-- Needs: ledger_time_used
-- When the strictest of a player's limits of time ends play that goes on from now without a break;
-- `infinity` without one, and the moment itself when nothing is left. Time that leaves a period
-- meanwhile gives room to the next play, not to this one.
--
-- Arguments: `p_at` the moment it is; a change that is due by then counts, done or not.
CREATE OR REPLACE FUNCTION ledger_time_until(p_player integer, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(min(p_at + greatest(interval '0', make_interval(mins => t.size::integer)
      - ledger_time_used(p_player, p_at - t.lasts, p_at))), 'infinity')
  FROM (SELECT lasts, CASE WHEN next_at <= p_at THEN next_size ELSE size END AS size
    FROM ledger_play_limit WHERE player = p_player AND measure = 'time') t
  WHERE t.size IS NOT NULL
$$;

REVOKE EXECUTE ON FUNCTION ledger_time_until FROM PUBLIC;
