-- Opens real-money play: from now on stakes are taken in this play session, and in no other one
-- of the player: the later one wins. It judges nothing; bars and limits are looked at when a
-- stake is taken.
--
-- Arguments: `p_until` the moment from which no stake is taken in it; `p_at` begins the 30
--   minutes of rest after which none is either.
-- Locks: the player's row.
-- Refuses: nothing; an unknown player is left out without a word.
-- Repeat: the same session is open, and its rest begins anew.
CREATE OR REPLACE FUNCTION ledger_begin_play(
  p_player integer, p_session uuid, p_until timestamptz, p_at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET play_session = p_session, play_until = p_until, played_at = p_at
  WHERE player = p_player
$$;

REVOKE EXECUTE ON FUNCTION ledger_begin_play FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_begin_play TO nordlys_app;
