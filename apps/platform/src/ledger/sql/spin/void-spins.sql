-- Needs: ledger_hold_player
-- Replaces: FUNCTION ledger_void_spins(integer, uuid, timestamptz)
-- Takes away what is left of a player's spins. What was played and won stays.
--
-- Arguments: `p_grant` the grant that is to go, null for all that are active; `p_reason` why, kept
--   with those that had not expired by then. The result is how many grants ended.
-- Locks: the player's row.
-- Refuses: nothing; 0 when none of them is active. Raises for an unknown player.
-- Repeat: 0; nothing changes.
CREATE OR REPLACE FUNCTION ledger_void_spins(
  p_player integer, p_grant uuid, p_reason text, p_at timestamptz
) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ended integer;
BEGIN
  PERFORM ledger_hold_player(p_player);
  UPDATE ledger_spin_grant SET state = CASE WHEN expires_at <= p_at THEN 'expired' ELSE 'void' END,
      void_reason = CASE WHEN expires_at > p_at THEN p_reason END,
      ended_at = greatest(least(p_at, expires_at), granted_at)
    WHERE player = p_player AND state = 'active' AND (p_grant IS NULL OR grant_id = p_grant);
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_void_spins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_void_spins TO nordlys_app;
