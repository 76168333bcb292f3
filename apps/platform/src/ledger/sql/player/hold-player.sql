-- Locks a player's row until the transaction ends, and tells the moment of their newest movement.
-- Whatever begins under this lock (a pause, another bar) begins no earlier, also when another
-- copy's clock, which dated that movement, is ahead.
--
-- Arguments: the result is the `at` of the newest movement, null for a player without one.
-- Locks: the player's row, to the commit.
-- Refuses: nothing; raises for an unknown player.
-- Repeat: the same, since no movement can be booked by others meanwhile.
CREATE OR REPLACE FUNCTION ledger_hold_player(p_player integer) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  newest uuid;
BEGIN
  SELECT newest_key INTO STRICT newest FROM ledger_player WHERE player = p_player FOR UPDATE;
  RETURN (SELECT at FROM ledger_journal WHERE key = newest);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_hold_player FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_hold_player TO nordlys_app;
