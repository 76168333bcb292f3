-- Why: whether a batch may be settled and why it may not are said in two places. Should they ever
-- disagree about a round, the batch must fail and be seen, not turn for ever with its players locked.

-- As in 0027; what may change under a batch, changes at most this often while it holds its players.
CREATE OR REPLACE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
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
      p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at);
    o_player := o_player || more_player;
    o_balance := o_balance || more_balance;
    bonus_over := bonus_over || more_over;
    is_whole := cardinality(o_player) = cardinality(p_key);
    EXIT WHEN is_whole;
    -- Who lost a turn to what was due gets it now.
    CONTINUE WHEN ledger_fall_due(p_player, p_at);
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition, o_player,
      p_at);
    is_whole := cardinality(o_player) + coalesce(jsonb_array_length(o_rest), 0) = cardinality(p_key);
    IF is_whole THEN
      -- Those alone whose stake was refused: another may have begun a period and won its stake back.
      PERFORM ledger_unstart_loss(ARRAY(SELECT unnest(p_player) EXCEPT SELECT unnest(o_player)), p_at);
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
