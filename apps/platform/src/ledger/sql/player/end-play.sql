-- Needs: ledger_note_play_time
-- Replaces: FUNCTION ledger_end_play(integer)
-- Replaces: FUNCTION ledger_end_play(integer, timestamptz)
-- Closes real-money play: no stake is taken from any open game until play is begun anew, and how long it
-- was open is noted. Rounds that are settled and wins of a supplier's rounds are not touched.
--
-- Arguments: `p_player`, whose play it is; `p_at` the moment it ends; `p_login` the login whose play alone is
--   closed, null for whatever session is open.
-- Locks: the player's row: a stake that is being taken is before it, every other one after it; then the row
--   of the play.
-- Refuses: nothing; an unknown player is left out without a word.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_end_play(
  p_player integer, p_at timestamptz, p_login text DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  SELECT * INTO account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF p_login IS NOT NULL AND p_login IS DISTINCT FROM
    (SELECT login FROM ledger_play WHERE play_session = account.play_session) THEN RETURN; END IF;
  PERFORM ledger_note_play_time(account, p_at);
  UPDATE ledger_player SET play_session = NULL, play_begun_at = '-infinity' WHERE player = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_end_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_end_play TO nordlys_app;
