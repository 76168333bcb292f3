-- Needs: audit_account_entries, audit_txns
-- The statement of an account: a line `opening` with the balance at `p_from`, a line `entry` for
-- each entry after it up to `p_to`, with the balance it left, and a line `closing` with the
-- balance at `p_to`. A player's entries come in the order in which they were booked, which may
-- differ a little from that of their moments, since copies' clocks do; those of other accounts by
-- moment. [LED-09]
--
-- Arguments: `p_account` as in `audit_account_entries`; `p_from` exclusive, `p_to` inclusive:
--   what was booked at a moment is in its balance. `place` numbers the lines from 0; `kind` and
--   `ext_ref` are those of the movement, `amount_ore` and `balance_ore` øre with their sign; null
--   where a line has none.
-- Locks: none.
-- Refuses: nothing; two lines of 0 for an account without entries.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION audit_statement(p_account text, p_from timestamptz, p_to timestamptz)
RETURNS TABLE (place bigint, line text, kind text, ext_ref text, amount_ore bigint,
  balance_ore bigint, created_at timestamptz, txn_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH entry AS MATERIALIZED (SELECT * FROM audit_account_entries(p_account) WHERE created_at <= p_to
  ), opening AS (
    SELECT coalesce(sum(amount_ore), 0)::bigint AS ore FROM entry WHERE created_at <= p_from
  ), moved AS (
    SELECT e.*, t.kind, t.ext_ref, row_number() OVER w AS place,
      (SELECT ore FROM opening) + sum(e.amount_ore) OVER w AS balance
    FROM entry e JOIN audit_txns t ON t.txn_id = e.txn_id
    WHERE e.created_at > p_from
    WINDOW w AS (ORDER BY e.player_seq, e.created_at, e.entry_id)
  )
  SELECT 0, 'opening', NULL, NULL, NULL, ore, p_from, NULL FROM opening
  UNION ALL SELECT place, 'entry', kind, ext_ref, amount_ore, balance::bigint, created_at, txn_id FROM moved
  UNION ALL SELECT (SELECT count(*) + 1 FROM moved), 'closing', NULL, NULL, NULL,
    (SELECT coalesce(sum(amount_ore), 0)::bigint FROM entry), p_to, NULL
  ORDER BY 1
$$;

REVOKE EXECUTE ON FUNCTION audit_statement FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_statement TO nordlys_app, auditor;
