-- Needs: ledger_own_lane, ledger_settle
-- Settles one round as a batch of one, for who must do more in the same transaction: a round that
-- may win a jackpot, a gamble. It is booked on the house row of this database process.
--
-- Arguments: as in `ledger_settle`, one of each. `o_player` and `o_balance` have one place when
--   it was settled now, none otherwise; `o_rest` has the stored row otherwise.
-- Locks: the player's row, the house row, the pool's row of that lane. A jackpot's round holds
--   pool and player before (`ledger_hold_jackpots`).
-- Refuses: as `ledger_settle`, kept under the key: 2 `play-ended`, 3 `play-blocked`, 4
--   `too-little-money`, 5 `stake-too-high-for-bonus`, 6 `loss-limit`, 8 `notice-due`. Raises as
--   it does.
-- Repeat: the stored row in `o_rest`; nothing moves.
CREATE OR REPLACE FUNCTION ledger_settle_alone(
  p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint,
  p_definition integer, p_seed bytea, p_pool smallint, p_contribution bigint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM ledger_settle(ARRAY[p_key], ARRAY[p_player], ARRAY[p_input], ARRAY[p_session],
    ARRAY[p_stake], ARRAY[p_win], ARRAY[p_definition], ARRAY[p_seed], ARRAY[p_pool],
    ARRAY[p_contribution], ledger_own_lane(), p_at)
$$;

REVOKE EXECUTE ON FUNCTION ledger_settle_alone FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_settle_alone TO nordlys_app;
