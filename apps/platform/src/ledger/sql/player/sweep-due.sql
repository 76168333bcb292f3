-- Needs: ledger_close_bonuses
-- Ends bonuses that have expired, whether or not their players come back, at most so many in one
-- call. Periods of limits are left alone: they begin with a stake and with nothing else.
--
-- Arguments: `p_at` the moment it is now; `p_limit` the most bonuses. The result is how many were
--   found; the caller asks again while it is `p_limit`.
-- Locks: the players' rows, in order of their numbers, all to the commit: that is what the limit
--   is for. They are found without a lock and judged again under it.
-- Refuses: nothing.
-- Repeat: those that have expired since, 0 when none has.
CREATE OR REPLACE FUNCTION ledger_sweep_due(p_at timestamptz, p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  due integer[];
BEGIN
  SELECT array_agg(player) INTO due FROM (SELECT player FROM ledger_bonus
    WHERE state = 'active' AND expires_at <= p_at ORDER BY player LIMIT p_limit) t;
  IF due IS NOT NULL THEN PERFORM ledger_close_bonuses(due, p_at); END IF;
  RETURN coalesce(cardinality(due), 0);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_sweep_due FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_sweep_due TO nordlys_app;
