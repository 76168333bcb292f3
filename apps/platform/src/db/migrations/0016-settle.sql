-- Why: whatever may stop a stake is checked in the statement that takes it, and what falls due in the
-- meantime is done first: no path goes around them.

CREATE FUNCTION ledger_next_due(p_player integer) RETURNS timestamptz LANGUAGE sql STABLE
SET search_path = public, pg_temp AS $$
  SELECT least(
    coalesce((SELECT expires_at FROM ledger_bonus WHERE player = p_player AND state = 'active'),
      'infinity'),
    coalesce((SELECT until FROM ledger_loss_limit WHERE player = p_player), 'infinity'))
$$;

-- Ends the active bonus of a player whose row is locked. Fulfilled, what is left of it becomes cash;
-- expired or void, it goes back to where it came from.
CREATE FUNCTION ledger_end_bonus(p_player integer, p_state text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  UPDATE ledger_bonus b SET state = p_state, wagered = b.required - account.wager_left, ended_at = p_at
    WHERE b.bonus = account.bonus_id;
  UPDATE ledger_player SET bonus_id = NULL, wager_left = 0, stake_max = NULL,
      due_at = ledger_next_due(p_player) WHERE player = p_player;
  IF account.bonus > 0 THEN
    leg.key := ledger_new_key(p_at); leg.at := p_at; leg.input := account.bonus_id;
    leg.reference := account.bonus_id;
    leg.bonus := -account.bonus;
    IF p_state = 'fulfilled' THEN leg.kind := 11; leg.cash := account.bonus;
    ELSE leg.kind := 12; leg.bonus_cost := account.bonus; END IF;
    PERFORM ledger_move(leg, p_player);
  END IF;
END $$;

-- Ends bonuses that a stake has just fulfilled, or used up with no round open that could return some.
CREATE FUNCTION ledger_close_bonuses(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  FOR account IN SELECT * FROM ledger_player
    WHERE player = ANY (p_player) AND bonus_id IS NOT NULL ORDER BY player FOR UPDATE
  LOOP
    IF account.wager_left = 0 THEN
      PERFORM ledger_end_bonus(account.player, 'fulfilled', p_at);
    ELSIF account.bonus = 0 AND account.staked = 0 THEN
      PERFORM ledger_end_bonus(account.player, 'used-up', p_at);
    END IF;
  END LOOP;
END $$;

-- Does what has fallen due for some players: bonuses that have expired end, loss periods that are
-- over begin anew. True when there was any.
CREATE FUNCTION ledger_fall_due(p_player integer[], p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  due integer;
  found_any boolean := false;
BEGIN
  FOR due IN SELECT player FROM ledger_player
    WHERE player = ANY (p_player) AND due_at <= p_at ORDER BY player FOR UPDATE
  LOOP
    found_any := true;
    IF EXISTS (SELECT FROM ledger_bonus
      WHERE player = due AND state = 'active' AND expires_at <= p_at) THEN
      PERFORM ledger_end_bonus(due, 'expired', p_at);
    END IF;
    -- Elapsed time: the next 24 hours begin with the first stake after the last ones.
    UPDATE ledger_loss_limit SET since = p_at, until = p_at + interval '24 hours'
      WHERE player = due AND until <= p_at;
    IF FOUND THEN
      UPDATE ledger_player SET loss_room = (SELECT amount FROM ledger_loss_limit WHERE player = due)
        WHERE player = due;
    END IF;
    UPDATE ledger_player SET due_at = ledger_next_due(due) WHERE player = due;
  END LOOP;
  RETURN found_any;
END $$;

DROP FUNCTION ledger_settle(uuid[], integer[], uuid[], uuid[], bigint[], bigint[], integer[], bytea[],
  smallint, timestamptz);
DROP FUNCTION ledger_settle_rest(uuid[], integer[], uuid[], uuid[], bigint[], integer[], integer[],
  timestamptz);

-- The statement that moves the money of a batch of rounds, with everything that can stop a stake.
CREATE FUNCTION ledger_settle_batch(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_bonus_over integer[]
) LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  rested_at timestamptz := p_at - interval '30 minutes';
BEGIN
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_win, p_definition, p_seed,
        p_pool, p_contribution)
      WITH ORDINALITY AS t(key, player, input, session, stake, win, definition, seed, pool,
        contribution, place)
  ), known AS MATERIALIZED (
    SELECT a.place FROM asked a JOIN ledger_journal j ON j.key = a.key
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

-- Settles a batch of rounds: at most one of a player, sorted by player so that two batches lock in
-- the same order. Each round stands or falls alone. A stake takes cash first; a win returns in the
-- proportion of the stake's parts, the bonus part rounded down.
--
-- Answers: `o_player`/`o_balance` for the rounds that were settled now; for the rest the stored
-- row of their key, which is an earlier request's or this batch's refusal.
CREATE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bonus_over integer[];
  more_player integer[];
  more_balance bigint[];
  more_over integer[];
BEGIN
  SELECT * INTO o_player, o_balance, bonus_over FROM ledger_settle_batch(p_key, p_player, p_input,
    p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at);
  IF coalesce(cardinality(o_player), 0) < cardinality(p_key) AND ledger_fall_due(p_player, p_at) THEN
    -- Those settled are known by now; the others get the turn they lost to what was due.
    SELECT * INTO more_player, more_balance, more_over FROM ledger_settle_batch(p_key, p_player, p_input,
      p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at);
    o_player := o_player || more_player;
    o_balance := o_balance || more_balance;
    bonus_over := bonus_over || more_over;
  END IF;
  IF cardinality(bonus_over) > 0 THEN
    PERFORM ledger_close_bonuses(bonus_over, p_at);
  END IF;
  IF coalesce(cardinality(o_player), 0) < cardinality(p_key) THEN
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition,
      coalesce(o_player, '{}'), p_at);
  END IF;
END $$;

-- What stops a stake, in this order; null when nothing does. Numbers are the journal's, for ever.
CREATE FUNCTION ledger_stake_refusal(account ledger_player, p_session uuid, p_stake bigint,
  p_round_stake bigint, p_at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN account.player IS NULL OR account.play_session IS DISTINCT FROM p_session
      OR account.play_until <= p_at OR account.played_at <= p_at - interval '30 minutes' THEN 2
    WHEN account.barred_until > p_at THEN 3
    WHEN account.cash + account.bonus < p_stake THEN 4
    WHEN p_round_stake > account.stake_max THEN 5
    WHEN p_stake > account.loss_room THEN 6
  END::smallint
$$;

-- What became of the rounds that were not settled. A statement of its own sees keys that another
-- copy committed while ours waited for its row; without it those could be called "too little money".
CREATE FUNCTION ledger_settle_rest(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_definition integer[], p_done integer[], p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off AS $$
DECLARE
  answer jsonb;
BEGIN
  -- A row that changed between the two statements has no refusal now: then it was the money.
  INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input, play_session,
    cash_after, bonus_after, reserved_after, debt_after)
  SELECT a.key, 1, a.player, coalesce(ledger_stake_refusal(p, a.session, a.stake, a.stake, p_at), 4),
    a.definition, a.stake, p_at, a.input, a.session, p.cash, p.bonus, p.reserved, p.debt
  FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_definition)
    AS a(key, player, input, session, stake, definition)
  LEFT JOIN ledger_player p ON p.player = a.player
  WHERE NOT a.player = ANY (p_done) AND NOT EXISTS (SELECT FROM ledger_journal j WHERE j.key = a.key);

  SELECT jsonb_agg(jsonb_build_object('key', j.key, 'player', j.player, 'input', j.input,
      'refusal', j.refusal, 'balance', j.cash_after + j.bonus_after, 'win', j.win,
      'seed', encode(j.seed, 'hex'), 'at', extract(epoch FROM j.at) * 1000))
    INTO answer
    FROM unnest(p_key, p_player) AS a(key, player)
    JOIN ledger_journal j ON j.key = a.key
    WHERE NOT a.player = ANY (p_done);
  RETURN answer;
END $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_settle TO nordlys_app;
