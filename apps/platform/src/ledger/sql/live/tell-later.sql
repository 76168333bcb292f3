-- Moves the moments from which wins of live rounds are shown. It moves no money.
--
-- Arguments: in parallel, a round a place, each key once. `p_tell_from` as the caller has bounded it.
-- Locks: the rows of the keys, in the order of the keys.
-- Refuses: nothing. A key that is not known changes nothing.
-- Repeat: the later moment counts; an earlier one changes nothing.
CREATE OR REPLACE FUNCTION ledger_tell_later(p_key uuid[], p_tell_from timestamptz[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH asked AS MATERIALIZED (
    SELECT l.key, t.tell_from FROM ledger_live_round l
      JOIN unnest(p_key, p_tell_from) t(key, tell_from) ON t.key = l.key
    WHERE l.tell_from < t.tell_from ORDER BY l.key FOR UPDATE OF l
  )
  UPDATE ledger_live_round l SET tell_from = asked.tell_from FROM asked
    WHERE l.key = asked.key
$$;

REVOKE EXECUTE ON FUNCTION ledger_tell_later FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_tell_later TO nordlys_app;
