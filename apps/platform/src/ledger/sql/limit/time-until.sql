-- Needs: ledger_period, ledger_time_used
-- When the strictest of a player's limits of time ends play that goes on from now without a break;
-- `infinity` without one, and the moment itself when nothing is left. Time that leaves a period
-- meanwhile gives room to the next play, not to this one.
--
-- Arguments: `p_at` the moment it is, with the changes that are due by then done already.
CREATE OR REPLACE FUNCTION ledger_time_until(p_player integer, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(min(p_at + greatest(interval '0', make_interval(mins => size::integer)
      - ledger_time_used(player, p_at - ledger_period(period), p_at))), 'infinity')
  FROM ledger_play_limit WHERE player = p_player AND measure = 'time'
$$;

REVOKE EXECUTE ON FUNCTION ledger_time_until FROM PUBLIC;
