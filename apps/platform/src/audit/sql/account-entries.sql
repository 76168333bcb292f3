-- Needs: audit_entries, ledger_walk
-- All entries of one account, in no order. A player's are found by walking the player's own
-- movements; the others are few or, for a house account, found by reading the whole journal.
--
-- Arguments: `p_account` an `account_id` of `audit_entries`: `player:12:cash`, `debt:12`,
--   `incoming:12`, `house:3`, `jackpot:1`, `bank` and so on. The result has the columns of
--   `audit_entries`, amounts in øre with their sign.
-- Locks: none.
-- Refuses: nothing; an account that does not exist has no entries.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION audit_account_entries(p_account text) RETURNS SETOF audit_entries
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner integer := substring(p_account FROM '^(?:player|debt|incoming):(\d{1,9})(?::|$)')::integer;
BEGIN
  IF owner IS NULL THEN
    RETURN QUERY SELECT e.* FROM audit_entries e WHERE e.account_id = p_account;
  ELSE
    RETURN QUERY SELECT e.* FROM ledger_walk(owner, 0, NULL) j JOIN audit_entries e ON e.txn_id = j.key
      WHERE e.account_id = p_account;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION audit_account_entries FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_account_entries TO nordlys_app, auditor;
