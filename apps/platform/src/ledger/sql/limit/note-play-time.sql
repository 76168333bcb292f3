-- Notes how long the play that may stake has lasted, when it last staked, and until when it stood, because
-- it ends now.
--
-- Arguments: `account` the player's row; `p_at` the moment it is.
-- Locks: the play's row; the caller holds the player's row, and closes the play.
CREATE OR REPLACE FUNCTION ledger_note_play_time(account ledger_player, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_play_time (player, began_at, ended_at)
  SELECT account.player, account.play_begun_at, t.ended_at FROM (
    SELECT least(p_at, account.play_until, account.played_at + interval '30 minutes' /* sessionIdleMs */)
      AS ended_at) t
  WHERE account.play_session IS NOT NULL AND account.play_begun_at > '-infinity'
    AND t.ended_at > account.play_begun_at;
  UPDATE ledger_play SET played_at = account.played_at,
    ended_at = least(p_at, account.play_until, account.played_at + interval '30 minutes' /* sessionIdleMs */)
  WHERE play_session = account.play_session
$$;

REVOKE EXECUTE ON FUNCTION ledger_note_play_time FROM PUBLIC;
