-- Replaces: FUNCTION ledger_settle
-- Needs: ledger_close_bonuses, ledger_fall_due, ledger_settle_batch, ledger_settle_rest,
--   ledger_unstart_periods
-- Settles a batch of rounds of our own games: each stake with its win in one movement, once a
-- key. Each round stands or falls alone. When this returns, every key has a row in the books: a
-- settled round or a refusal. What has fallen due for a player (an expired bonus, a period
-- of a limit that is over) is done first, and the round it had left out gets another turn in this
-- transaction; so does one that was stopped by something which is gone a moment later. A bonus
-- that the stakes have fulfilled or used up ends in the same commit, unless a supplier's round is
-- open that could return a stake.
-- A stake takes cash first; the win goes to cash and bonus in the proportion of the stake's
-- parts, the bonus part rounded down.
--
-- Arguments: `p_key` to `p_contribution` run in parallel, a round a place: at most one of a
--   player and one of a key, sorted by player. `p_key` UUIDv7, less than 2 days from `p_at`:
--   farther away a booked key is not found, and raises; `p_input` the first 128 bits of the
--   SHA-256 of what the player chose, never of win or seed; `p_session` the play session;
--   `p_stake`, `p_win` øre; `p_definition` from `ledger_define`; `p_seed` 32 bytes; `p_pool` 0
--   for none, `p_contribution` in thousandths of an øre. `p_lane` the house row, which no other
--   caller uses meanwhile: who shares it waits for its commit. `p_at` the moment of all of them.
--   `p_bets` in parallel, too, what a round at a table is played on, null for a slot's; null altogether
--   when no round has any. `p_closed` in parallel, too: of a round of a live table the moment at which its
--   stake became final, null of every other; null altogether when no round has one. Such a round is judged
--   by the play as it stood then: nobody takes the stake back by leaving.
--   `o_player`, `o_balance` (cash and bonus, øre) in parallel: who was settled now, in no order.
--   `o_rest` the stored row of each other key, as `ledger_settle_rest` tells it; null when there
--   is none.
-- Locks: the players' rows in the order of the arrays, then the house row and the pools' rows of
--   the lane, all to the commit. A later turn takes players that an earlier one left out: two
--   batches may then meet in another order, and one of them raises deadlock_detected. Asked
--   again, it goes through.
-- Refuses: 2 `play-ended`, 3 `play-blocked`, 4 `too-little-money`, 13 `bonus-not-here`, 5
--   `stake-too-high-for-bonus`, 6 `loss-limit`, 8 `notice-due`, 9 `stake-limit`, 10 `time-limit`, the
--   first that is true; each
--   is kept under its key. A refused stake begins no period of a limit. Raises a unique violation
--   when another transaction books one of the keys at the same moment: asked again, it finds the
--   row. Raises integrity_constraint_violation, as for data that does not fit, when some round is
--   neither settled nor refused after 100 turns: the caller then tries each round alone, and no
--   batch turns for ever with its players held.
-- Repeat: a known key moves nothing and is answered in `o_rest`, a refusal too. The caller
--   compares its player and input with its own; others mean a conflict.
CREATE OR REPLACE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz, p_bets bytea[] DEFAULT NULL, p_closed timestamptz[] DEFAULT NULL,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  turns_max CONSTANT integer := 100;
  bonus_over integer[] := '{}';
  more_player integer[];
  more_balance bigint[];
  more_over integer[];
  is_whole boolean := false;
BEGIN
  o_player := '{}';
  o_balance := '{}';
  FOR turn IN 1..turns_max LOOP
    -- Those settled in an earlier turn are known by now.
    SELECT * INTO more_player, more_balance, more_over FROM ledger_settle_batch(p_key, p_player, p_input,
      p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at, p_bets,
      p_closed);
    o_player := o_player || more_player;
    o_balance := o_balance || more_balance;
    bonus_over := bonus_over || more_over;
    is_whole := cardinality(o_player) = cardinality(p_key);
    EXIT WHEN is_whole;
    -- Who lost a turn to what was due gets it now.
    CONTINUE WHEN ledger_fall_due(p_player, true, p_at);
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition, o_player,
      p_at, p_closed);
    is_whole := cardinality(o_player) + coalesce(jsonb_array_length(o_rest), 0) = cardinality(p_key);
    IF is_whole THEN
      -- Those alone whose stake was refused: another may have begun a period and won its stake back.
      PERFORM ledger_unstart_periods(ARRAY(SELECT unnest(p_player) EXCEPT SELECT unnest(o_player)), p_at);
      EXIT;
    END IF;
  END LOOP;
  IF NOT is_whole THEN
    -- As data that does not fit: then each round of the batch is tried alone.
    RAISE EXCEPTION 'rounds are neither settled nor refused after % turns', turns_max
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF cardinality(bonus_over) > 0 THEN
    PERFORM ledger_close_bonuses(bonus_over, p_at);
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_settle FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_settle TO nordlys_app;
