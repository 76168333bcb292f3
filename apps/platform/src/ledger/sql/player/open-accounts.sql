-- Makes the accounts of a new player, all at zero: without them nothing of a player can be
-- booked.
--
-- Arguments: `p_player` the player's number.
-- Locks: none but the new row's.
-- Refuses: nothing.
-- Repeat: a unique violation; accounts are opened once, with the player.
CREATE OR REPLACE FUNCTION ledger_open_accounts(p_player integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_player (player) VALUES (p_player)
$$;

REVOKE EXECUTE ON FUNCTION ledger_open_accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open_accounts TO nordlys_app;
