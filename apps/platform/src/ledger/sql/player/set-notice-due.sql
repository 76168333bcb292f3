-- Sets the moment from which no new round of the player begins, because a notice is to be closed
-- first. What has begun is never refused for it: a gamble of a win, a further bet of an open
-- round, a win.
--
-- Arguments: `p_due_at` the moment; `infinity` when no notice is ever due.
-- Locks: the player's row.
-- Refuses: nothing; an unknown player is left out without a word.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_set_notice_due(p_player integer, p_due_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET notice_due_at = p_due_at WHERE player = p_player
$$;

REVOKE EXECUTE ON FUNCTION ledger_set_notice_due FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_notice_due TO nordlys_app;
