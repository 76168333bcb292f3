-- Closes real-money play: no stake is taken from any open game until play is begun anew. Rounds
-- that are settled and wins of a supplier's rounds are not touched.
--
-- Arguments: `p_player`, whose play it is, whatever session is open.
-- Locks: the player's row: a stake that is being taken is before it, every other one after it.
-- Refuses: nothing; an unknown player is left out without a word.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_end_play(p_player integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET play_session = NULL WHERE player = p_player
$$;

REVOKE EXECUTE ON FUNCTION ledger_end_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_end_play TO nordlys_app;
