-- Needs: ledger_set_due
-- Takes back the change of a limit of play that waits; the limit stays as it is.
--
-- Arguments: as in `ledger_set_play_limit`; `p_at` the moment it is: what is due by then has taken effect
--   and stays.
-- Locks: the player's row.
-- Refuses: nothing.
-- Repeat: changes nothing.
CREATE OR REPLACE FUNCTION ledger_drop_waiting_limit(p_player integer, p_measure text, p_period text,
  p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  UPDATE ledger_play_limit SET next_size = NULL, next_at = 'infinity'
    WHERE player = p_player AND measure = p_measure AND period = p_period AND next_at > p_at;
  PERFORM ledger_set_due(p_player);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_drop_waiting_limit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_drop_waiting_limit TO nordlys_app;
