-- Needs: ledger_end_bonus
-- Takes an active bonus away, with what is left of it: the player gave it up, or was excluded.
-- What is left goes back to the cost of bonuses.
--
-- Arguments: `p_bonus` the bonus that is to go. True when it was active and is not any more.
-- Locks: the player's row.
-- Refuses: nothing; false when this bonus is not the active one. Raises for an unknown player.
-- Repeat: false; nothing moves.
CREATE OR REPLACE FUNCTION ledger_void_bonus(p_player integer, p_bonus uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  active uuid;
BEGIN
  SELECT bonus_id INTO STRICT active FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF active IS NULL OR active IS DISTINCT FROM p_bonus THEN RETURN false; END IF;
  PERFORM ledger_end_bonus(p_player, 'void', p_at);
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_void_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_void_bonus TO nordlys_app;
