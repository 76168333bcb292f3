-- Needs: audit_account_entries
-- What stood on an account at a moment, in øre with its sign: everything booked up to it and at
-- it. [LED-09] It is summed from the entries, so that it can be held against the balances that
-- are kept.
--
-- Arguments: `p_account` as in `audit_account_entries`; `p_at` the moment, by the entries'
--   `created_at`.
-- Locks: none.
-- Refuses: nothing; 0 for an account without entries.
-- Repeat: reads only. A past moment's balance is the same for ever, but for a movement that was
--   dated before it and is booked later.
CREATE OR REPLACE FUNCTION audit_balance_at(p_account text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(amount_ore), 0)::bigint FROM audit_account_entries(p_account)
  WHERE created_at <= p_at
$$;

REVOKE EXECUTE ON FUNCTION audit_balance_at FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_balance_at TO nordlys_app, auditor;
