-- Needs: ledger_end_play
-- Revokes a login that somebody ended: nothing that was opened in it acts for the player again, so that no
-- further stake of a hand that has begun is taken from there, and no open game of the player, whatever its
-- login, takes stakes until play is begun again.
--
-- Arguments: `p_player`, whose login it is; `p_login` its name; `p_at` the moment it ends.
-- Locks: the player's row, then the rows of the login's plays.
-- Refuses: nothing; a login in which no game was opened has nothing to revoke.
-- Repeat: the first moment stands.
CREATE OR REPLACE FUNCTION ledger_revoke_login(p_player integer, p_login text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_end_play(p_player, p_at);
  UPDATE ledger_play SET revoked_at = p_at WHERE login = p_login AND revoked_at IS NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_revoke_login FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_revoke_login TO nordlys_app;
