-- Why: a player whose responsible-gambling notice is overdue begins no new round, whatever the page around
-- a game does. When it is due is kept beside the player's money, so that the statement that takes a stake
-- looks at one more moment and at nothing else. What has begun goes on: a gamble of a win and a further bet
-- of an open round are never refused for it.

ALTER TABLE ledger_player
  -- From here on no new round begins before the player has closed the notice. The login that plays decides.
  ADD COLUMN notice_due_at timestamptz NOT NULL DEFAULT 'infinity';

ALTER TABLE wallet_play_session
  -- What decides when a notice is due in this play; both null where none ever is.
  ADD COLUMN logged_in_at timestamptz,
  ADD COLUMN notice_ms bigint CHECK (notice_ms > 0),
  ADD CHECK ((logged_in_at IS NULL) = (notice_ms IS NULL));

CREATE FUNCTION ledger_set_notice_due(p_player integer, p_due_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET notice_due_at = p_due_at WHERE player = p_player
$$;
REVOKE EXECUTE ON FUNCTION ledger_set_notice_due FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_notice_due TO nordlys_app;

-- What stops a round of our own: all that stops its stake, and last the notice, which closing it mends.
CREATE FUNCTION ledger_round_refusal(account ledger_player, p_session uuid, p_stake bigint,
  p_definition integer, p_at timestamptz) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(ledger_stake_refusal(account, p_session, p_stake, p_stake, p_at),
    CASE WHEN account.notice_due_at <= p_at
      AND NOT (SELECT d.gamble FROM ledger_definition d WHERE d.id = p_definition) THEN 8 END::smallint)
$$;
REVOKE EXECUTE ON FUNCTION ledger_round_refusal FROM PUBLIC;

-- As in 0029, and no new round while the notice is overdue.
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
      wager_left = greatest(p.wager_left - a.stake, 0),
      loss_room = p.loss_room - a.stake + a.win,
      turnover = p.turnover + a.stake,
      seq = p.seq + 1, newest_key = a.key, newest_before = p.newest_key,
      played_at = p_at
    FROM asked a
    WHERE p.player = a.player
      AND p.play_session = a.session AND p.play_until > p_at AND p.played_at > rested_at
      AND p.barred_until <= p_at
      AND (p.notice_due_at > p_at
        OR (SELECT d.gamble FROM ledger_definition d WHERE d.id = a.definition))
      AND p.due_at > p_at
      AND p.cash + p.bonus >= a.stake
      AND (p.stake_max IS NULL OR a.stake <= p.stake_max)
      AND (p.loss_room IS NULL OR a.stake <= p.loss_room)
      AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.moved_cash,
      p.seq AS turn, p.newest_before, p.turnover,
      p.bonus_id IS NOT NULL AND (p.wager_left = 0 OR p.bonus = 0) AS may_end_bonus
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, bonus, house,
      cash_after, bonus_after, reserved_after, debt_after, staked_after, incoming_after, stake, win, at,
      input, play_session, seed, pool, contribution, before, turnover)
    SELECT key, 1, player, p_lane, definition, turn, nullif(moved_cash, 0),
      nullif(win - stake - moved_cash, 0), nullif(stake - win, 0), cash, bonus, reserved, debt,
      nullif(staked, 0), nullif(incoming, 0), stake, win, p_at, input, session, seed, nullif(pool, 0),
      nullif(contribution, 0), newest_before, CASE WHEN turn % 64 = 0 THEN turnover END
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

-- As in 0025, with `ledger_round_refusal`.
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
    SELECT ledger_round_refusal(p, a.session, a.stake, a.definition, p_at) AS refusal OFFSET 0) told
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

-- As in 0033; a bet that would begin a round is refused while the notice is overdue.
CREATE OR REPLACE FUNCTION ledger_bet(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid,
  p_definition integer, p_stake bigint, p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  own_bonus uuid;
  own_wagered bigint := 0;
BEGIN
  IF p_stake <= 0 THEN RAISE EXCEPTION 'no such stake: % øre', p_stake; END IF;
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, 'bet', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF account.due_at <= p_at THEN
    PERFORM ledger_fall_due(ARRAY[p_player], p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  SELECT * INTO game FROM ledger_round WHERE supplier = p_supplier AND round = p_round FOR UPDATE;
  IF game.player <> p_player OR game.definition <> p_definition THEN
    PERFORM ledger_unstart_loss(ARRAY[p_player], p_at);
    answer.outcome := 'conflict'; answer.repeated := false;
    RETURN answer;
  END IF;
  answer.outcome := CASE
    WHEN game.state <> 'open' THEN 'round-ended'
    ELSE coalesce((ARRAY['play-ended', 'play-blocked', 'too-little-money', 'stake-too-high-for-bonus',
      'loss-limit'])[ledger_stake_refusal(account, p_session, p_stake,
        p_stake + coalesce(game.stake_cash + game.stake_bonus, 0), p_at) - 1],
      CASE WHEN game.id IS NULL AND account.notice_due_at <= p_at THEN 'notice-due' ELSE 'ok' END)
    END;
  IF answer.outcome = 'ok' THEN
    leg.key := p_key; leg.kind := 15; leg.at := p_at; leg.input := p_input;
    leg.definition := p_definition; leg.play_session := p_session; leg.stake := p_stake;
    leg.reference := p_supplier || ':' || p_tx;
    leg.cash := -least(p_stake, account.cash);
    leg.bonus := -(p_stake + leg.cash);
    leg.staked := p_stake;
    own_bonus := account.bonus_id;
    own_wagered := least(p_stake, account.wager_left);
    IF game.id IS NULL THEN
      INSERT INTO ledger_round (id, supplier, round, player, definition, opened_at)
        VALUES (p_key, p_supplier, p_round, p_player, p_definition, p_at) RETURNING * INTO game;
    END IF;
    UPDATE ledger_round SET stake_cash = stake_cash - leg.cash, stake_bonus = stake_bonus - leg.bonus
      WHERE id = game.id;
    IF leg.bonus < 0 THEN
      INSERT INTO ledger_round_share AS s (round, bonus, stake)
        VALUES (game.id, own_bonus, -leg.bonus)
        ON CONFLICT (round, bonus) DO UPDATE SET stake = s.stake + excluded.stake;
    END IF;
    UPDATE ledger_player SET wager_left = greatest(wager_left - p_stake, 0),
        loss_room = loss_room - p_stake, played_at = p_at WHERE player = p_player;
    account := ledger_move(leg, p_player);
    PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
  ELSE
    PERFORM ledger_unstart_loss(ARRAY[p_player], p_at);
  END IF;
  answer.repeated := false;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance,
      bonus, wagered, at)
    VALUES (p_supplier, p_tx, 'bet', p_input, answer.outcome,
      CASE WHEN answer.outcome = 'ok' THEN p_key END, game.id, p_player, answer.balance, own_bonus,
      own_wagered, p_at);
  RETURN answer;
END $$;
