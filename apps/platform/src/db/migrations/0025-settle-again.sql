-- Why: a refusal is kept for ever, so it must have been true. A round that was stopped by something
-- which is gone a moment later is settled, not refused with another reason.

-- Settles a batch of rounds: at most one of a player, sorted by player so that two batches lock in
-- the same order. Each round stands or falls alone. A stake takes cash first; a win returns in the
-- proportion of the stake's parts, the bonus part rounded down.
--
-- Answers: `o_player`/`o_balance` for the rounds that were settled now; for the rest the stored
-- row of their key, which is an earlier request's or this batch's refusal.
CREATE OR REPLACE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bonus_over integer[] := '{}';
  more_player integer[];
  more_balance bigint[];
  more_over integer[];
BEGIN
  o_player := '{}';
  o_balance := '{}';
  LOOP
    -- Those settled in an earlier turn are known by now.
    SELECT * INTO more_player, more_balance, more_over FROM ledger_settle_batch(p_key, p_player, p_input,
      p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at);
    o_player := o_player || more_player;
    o_balance := o_balance || more_balance;
    bonus_over := bonus_over || more_over;
    EXIT WHEN cardinality(o_player) = cardinality(p_key);
    -- Who lost a turn to what was due gets it now.
    CONTINUE WHEN ledger_fall_due(p_player, p_at);
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition, o_player,
      p_at);
    EXIT WHEN cardinality(o_player) + coalesce(jsonb_array_length(o_rest), 0) = cardinality(p_key);
  END LOOP;
  IF cardinality(bonus_over) > 0 THEN
    PERFORM ledger_close_bonuses(bonus_over, p_at);
  END IF;
END $$;

-- What became of the rounds that were not settled. A statement of its own sees keys that another
-- copy committed while ours waited for its row. What nothing stops any more, since the player's row
-- has changed meanwhile, is left out and gets another turn.
CREATE OR REPLACE FUNCTION ledger_settle_rest(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_definition integer[], p_done integer[], p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off AS $$
DECLARE
  answer jsonb;
  first_key uuid := ledger_first_key(p_at - interval '2 days');
  last_key uuid := ledger_first_key(p_at + interval '2 days');
BEGIN
  INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input, play_session,
    cash_after, bonus_after, reserved_after, debt_after)
  SELECT a.key, 1, a.player, told.refusal, a.definition, a.stake, p_at, a.input, a.session, p.cash,
    p.bonus, p.reserved, p.debt
  FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_definition)
    AS a(key, player, input, session, stake, definition)
  LEFT JOIN ledger_player p ON p.player = a.player
  CROSS JOIN LATERAL (
    SELECT ledger_stake_refusal(p, a.session, a.stake, a.stake, p_at) AS refusal OFFSET 0) told
  WHERE told.refusal IS NOT NULL AND NOT a.player = ANY (p_done) AND NOT EXISTS (SELECT FROM ledger_journal j
    WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0);

  SELECT jsonb_agg(jsonb_build_object('key', j.key, 'player', j.player, 'input', j.input,
      'refusal', j.refusal, 'balance', j.cash_after + j.bonus_after, 'win', j.win,
      'seed', encode(j.seed, 'hex'), 'at', extract(epoch FROM j.at) * 1000))
    INTO answer
    FROM unnest(p_key, p_player) AS a(key, player)
    CROSS JOIN LATERAL (SELECT * FROM ledger_journal j
      WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0) j
    WHERE NOT a.player = ANY (p_done);
  RETURN answer;
END $$;
