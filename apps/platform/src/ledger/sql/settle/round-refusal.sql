-- Needs: ledger_stake_refusal
-- What stops a round of our own, as a number of the journal, or null: whatever stops its stake (2
-- to 6 of `ledger_stake_refusal`), and last 8 `notice-due`, when the player's notice is overdue
-- and the definition is not a gamble's. It is last because the player can mend it by closing the
-- notice; a gamble is not refused for it, since it goes on with what a round has won.
-- `ledger_settle_batch` has the same conditions in its UPDATE.
CREATE OR REPLACE FUNCTION ledger_round_refusal(account ledger_player, p_session uuid, p_stake bigint,
  p_definition integer, p_at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(ledger_stake_refusal(account, p_session, p_stake, p_stake, p_at),
    CASE WHEN account.notice_due_at <= p_at
      AND NOT (SELECT d.gamble FROM ledger_definition d WHERE d.id = p_definition) THEN 8 END::smallint)
$$;

REVOKE EXECUTE ON FUNCTION ledger_round_refusal FROM PUBLIC;
