-- Needs: ledger_end_bonus
-- Replaces: FUNCTION ledger_void_bonus(integer, uuid, timestamptz)
-- Takes an active bonus away, with what is left of it: the player gave it up, or was excluded.
-- What is left goes back to the cost of bonuses.
--
-- Arguments: `p_bonus` the bonus that is to go; `p_reason` why, which is kept with it: `withdrawn`,
--   `paused`, `closed`, `chargeback` or `ended-by-player`. True when it was active and is not any more.
-- Locks: the player's row.
-- Refuses: nothing; false when this bonus is not the active one. Raises for an unknown player and
--   for any other reason.
-- Repeat: false; nothing moves.
CREATE OR REPLACE FUNCTION ledger_void_bonus(
  p_player integer, p_bonus uuid, p_reason text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  active uuid;
BEGIN
  -- Any other way to end is no void: the state would be another.
  IF p_reason IS NULL OR p_reason IN ('fulfilled', 'used-up', 'expired') THEN
    RAISE EXCEPTION 'a bonus is not void because it is %', p_reason;
  END IF;
  SELECT bonus_id INTO STRICT active FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF active IS NULL OR active IS DISTINCT FROM p_bonus THEN RETURN false; END IF;
  PERFORM ledger_end_bonus(p_player, p_reason, p_at);
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_void_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_void_bonus TO nordlys_app;
