-- Needs: ledger_note_play_time, ledger_time_until
-- Replaces: FUNCTION ledger_begin_play(integer, uuid, timestamptz, timestamptz)
-- Opens real-money play: from now on stakes are taken in this play session, and in no other one
-- of the player: the later one wins. How long the one before it was open is noted, and this one ends no
-- later than the limits of time leave. It judges nothing else; bars and other limits are looked at when a
-- stake is taken.
--
-- Arguments: `p_login` the login that it is opened in, null when none stands behind it; `p_until` the moment
--   from which no stake is taken in it; `p_at` begins the 30 minutes of rest after which none is either.
-- Locks: the player's row, then the row of the play before.
-- Refuses: nothing; an unknown player is left out without a word.
-- Repeat: the same session is open, and its rest begins anew.
CREATE OR REPLACE FUNCTION ledger_begin_play(
  p_player integer, p_session uuid, p_login text, p_until timestamptz, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  ends_at timestamptz;
BEGIN
  SELECT * INTO account FROM ledger_player WHERE player = p_player FOR UPDATE;
  -- Also where the same one goes on: it may have rested for long.
  PERFORM ledger_note_play_time(account, p_at);
  UPDATE ledger_player SET play_session = p_session, play_begun_at = p_at, played_at = p_at
    WHERE player = p_player;
  INSERT INTO ledger_play (play_session, player, login, played_at)
    SELECT p_session, p_player, p_login, p_at WHERE p_login IS NOT NULL AND account.player IS NOT NULL
    ON CONFLICT (play_session) DO NOTHING;
  ends_at := ledger_time_until(p_player, p_at);
  UPDATE ledger_player SET play_until = least(p_until, ends_at), time_until = ends_at
    WHERE player = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_begin_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_begin_play TO nordlys_app;
