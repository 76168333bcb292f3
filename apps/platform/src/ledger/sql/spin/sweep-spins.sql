-- Ends grants of spins that have expired, whether or not their players come back, at most so many in
-- one call. A spin looks at the moment itself and does not wait for this.
--
-- Arguments: `p_at` the moment it is now; `p_limit` the most grants. The result is how many were
--   found; the caller asks again while it is `p_limit`.
-- Locks: the players' rows, in order of their numbers, all to the commit. Grants are found without a
--   lock and judged again under it.
-- Refuses: nothing.
-- Repeat: those that have expired since, 0 when none has.
CREATE OR REPLACE FUNCTION ledger_sweep_spins(p_at timestamptz, p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  due uuid[];
BEGIN
  SELECT array_agg(grant_id) INTO due FROM (SELECT grant_id FROM ledger_spin_grant
    WHERE state = 'active' AND expires_at <= p_at ORDER BY expires_at LIMIT p_limit) t;
  PERFORM FROM ledger_player WHERE player IN (SELECT player FROM ledger_spin_grant
    WHERE grant_id = ANY (due)) ORDER BY player FOR UPDATE;
  UPDATE ledger_spin_grant SET state = 'expired', ended_at = expires_at
    WHERE grant_id = ANY (due) AND state = 'active';
  RETURN coalesce(cardinality(due), 0);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_sweep_spins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_sweep_spins TO nordlys_app;
