-- Needs: ledger_fall_due, ledger_settle_alone, ledger_stake_refusal
-- Settles a gamble: a win that is staked once more, as a round of its own. It is refused to a
-- player who has a bonus, since a stake at even odds would wager the bonus for nothing. The
-- player's row is held from before the bonus is looked at, so that none can be granted in
-- between. It contributes to no jackpot.
--
-- Arguments: as in `ledger_settle_alone`; `p_stake` the win that is gambled, `p_win` twice that
--   or 0, both øre; `p_definition` is marked as a gamble's.
-- Locks: the player's row, then the house row of this database process.
-- Refuses: 2 `play-ended`, 3 `play-blocked`, 4 `too-little-money`, 5 `stake-too-high-for-bonus`,
--   6 `loss-limit`, 9 `stake-limit`, 10 `time-limit`, and after all that stops any stake 7
--   `gamble-with-bonus`, when a bonus is active or any bonus money is left; each is kept under the
--   key. Never `notice-due`. Raises for an unknown player, and as `ledger_settle`.
-- Repeat: the key is looked for first; a known one is answered in `o_rest` from the books, whatever
--   has come since, and nothing moves. One that is farther than 2 days from `p_at` is not answered:
--   it raises a unique violation, as `ledger_settle` does.
CREATE OR REPLACE FUNCTION ledger_settle_gamble(
  p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint,
  p_definition integer, p_seed bytea, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF NOT EXISTS (SELECT FROM ledger_journal WHERE key = p_key) THEN
    IF account.due_at <= p_at THEN
      PERFORM ledger_fall_due(ARRAY[p_player], true, p_at);
      SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
    END IF;
    -- What stops any stake is told before what stops this one.
    IF (account.bonus_id IS NOT NULL OR account.bonus > 0)
        AND ledger_stake_refusal(account, p_session, p_stake, p_stake, p_definition, p_at) IS NULL THEN
      INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input,
          play_session, cash_after, bonus_after, reserved_after, debt_after)
        VALUES (p_key, 1 /* round */, p_player, 7 /* gamble-with-bonus */, p_definition, p_stake, p_at,
          p_input, p_session, account.cash, account.bonus, account.reserved, account.debt);
    END IF;
  END IF;
  SELECT s.* INTO o_player, o_balance, o_rest FROM ledger_settle_alone(p_key, p_player, p_input,
    p_session, p_stake, p_win, p_definition, p_seed, 0::smallint, 0, p_at) s;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_settle_gamble FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_settle_gamble TO nordlys_app;
