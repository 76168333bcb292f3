-- Why: a round's key is at most a day from the clock, so only the months within two days of it can
-- know the key. Looking into every month cost each batch 36 microseconds for each of them.

-- The statement that moves the money of a batch of rounds, with everything that can stop a stake.
CREATE OR REPLACE FUNCTION ledger_settle_batch(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_bonus_over integer[]
) LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  rested_at timestamptz := p_at - interval '30 minutes';
  first_key uuid := ledger_first_key(p_at - interval '2 days');
  last_key uuid := ledger_first_key(p_at + interval '2 days');
BEGIN
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_win, p_definition, p_seed,
        p_pool, p_contribution)
      WITH ORDINALITY AS t(key, player, input, session, stake, win, definition, seed, pool,
        contribution, place)
  ), known AS MATERIALIZED (
    -- Each key is looked up by itself, in the months that may have it; no other plan will do.
    SELECT a.place FROM asked a CROSS JOIN LATERAL (SELECT FROM ledger_journal j
      WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0) j
  ), moved AS (
    UPDATE ledger_player p SET
      cash = p.cash - least(a.stake, p.cash) + a.win
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      bonus = p.bonus - greatest(a.stake - p.cash, 0)
        + CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      moved_cash = a.win - least(a.stake, p.cash)
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      moved_bonus = CASE WHEN a.stake > p.cash
        THEN a.win * (a.stake - p.cash) / a.stake - (a.stake - p.cash) ELSE 0 END,
      wager_left = greatest(p.wager_left - a.stake, 0),
      loss_room = p.loss_room - a.stake + a.win,
      seq = p.seq + 1,
      played_at = p_at
    FROM asked a
    WHERE p.player = a.player
      AND p.play_session = a.session AND p.play_until > p_at AND p.played_at > rested_at
      AND p.barred_until <= p_at
      AND p.due_at > p_at
      AND p.cash + p.bonus >= a.stake
      AND (p.stake_max IS NULL OR a.stake <= p.stake_max)
      AND (p.loss_room IS NULL OR a.stake <= p.loss_room)
      AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.moved_cash,
      p.moved_bonus, p.seq AS turn,
      p.bonus_id IS NOT NULL AND (p.wager_left = 0 OR p.bonus = 0) AS may_end_bonus
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, bonus, house,
      cash_after, bonus_after, reserved_after, debt_after, staked_after, incoming_after, stake, win, at,
      input, play_session, seed, pool, contribution)
    SELECT key, 1, player, p_lane, definition, turn, nullif(moved_cash, 0), nullif(moved_bonus, 0),
      nullif(stake - win, 0), cash, bonus, reserved, debt, nullif(staked, 0), nullif(incoming, 0),
      stake, win, p_at, input, session, seed, nullif(pool, 0), nullif(contribution, 0)
    FROM moved
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - win), 0) AS total FROM moved) t
    WHERE h.lane = p_lane
  ), contributed AS (
    UPDATE ledger_pool_share s SET contributed = s.contributed + t.total
    FROM (SELECT pool, sum(contribution) AS total FROM moved WHERE contribution <> 0 GROUP BY pool) t
    WHERE s.pool = t.pool AND s.lane = p_lane
  )
  SELECT array_agg(player), array_agg(cash + bonus), array_agg(player) FILTER (WHERE may_end_bonus)
    INTO o_player, o_balance, o_bonus_over FROM moved;
END $$;

-- What became of the rounds that were not settled. A statement of its own sees keys that another
-- copy committed while ours waited for its row; without it those could be called "too little money".
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
  -- A row that changed between the two statements has no refusal now: then it was the money.
  INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input, play_session,
    cash_after, bonus_after, reserved_after, debt_after)
  SELECT a.key, 1, a.player, coalesce(ledger_stake_refusal(p, a.session, a.stake, a.stake, p_at), 4),
    a.definition, a.stake, p_at, a.input, a.session, p.cash, p.bonus, p.reserved, p.debt
  FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_definition)
    AS a(key, player, input, session, stake, definition)
  LEFT JOIN ledger_player p ON p.player = a.player
  WHERE NOT a.player = ANY (p_done) AND NOT EXISTS (SELECT FROM ledger_journal j
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

-- One check for all balances: each is prepared anew for every statement.
ALTER TABLE ledger_player
  DROP CONSTRAINT ledger_player_cash_check, DROP CONSTRAINT ledger_player_bonus_check,
  DROP CONSTRAINT ledger_player_reserved_check, DROP CONSTRAINT ledger_player_debt_check,
  DROP CONSTRAINT ledger_player_staked_check, DROP CONSTRAINT ledger_player_incoming_check,
  DROP CONSTRAINT ledger_player_wager_left_check,
  ADD CONSTRAINT no_account_below_zero CHECK (
    least(cash, bonus, reserved, -debt, staked, incoming, wager_left) >= 0);
