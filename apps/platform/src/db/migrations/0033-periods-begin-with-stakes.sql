-- Why: a loss period begins with the first stake that is taken and with nothing else, each win counts in
-- the period it was paid in alone, and a month is made beside whoever reads the journal.

-- As in 0028; a bet that is a conflict begins no loss period either.
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
        p_stake + coalesce(game.stake_cash + game.stake_bonus, 0), p_at) - 1], 'ok')
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

-- As in 0028; a win that was paid in an earlier loss period is not taken from the room of this one.
CREATE OR REPLACE FUNCTION ledger_rollback(
  p_supplier smallint, p_tx text, p_target text, p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  target ledger_supplier_tx%ROWTYPE;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  before ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  -- A message cannot take itself back; its number stands for one thing.
  IF p_tx = p_target THEN
    answer.outcome := 'conflict'; answer.repeated := false;
    RETURN answer;
  END IF;
  PERFORM ledger_lock_supplier_tx(p_supplier, p_target);
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, 'rollback', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  answer.repeated := false;
  SELECT * INTO target FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_target;
  IF target.action IN ('rollback', 'end') THEN
    answer.outcome := 'conflict';
    RETURN answer;
  END IF;
  answer.round := target.round;
  IF target.tx IS NULL THEN
    INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, rolled_back_by, at)
      VALUES (p_supplier, p_target, 'tombstone', p_input, 'rolled-back', p_tx, p_at);
    answer.outcome := 'transaction-unknown';
  ELSIF target.action = 'tombstone' THEN
    answer.outcome := 'transaction-unknown';
  ELSIF target.key IS NULL OR target.rolled_back_by IS NOT NULL THEN
    -- It moved nothing, or was taken back before: there is nothing left to take.
    SELECT cash + bonus INTO answer.balance FROM ledger_player WHERE player = target.player;
    answer.outcome := 'ok';
  ELSE
    SELECT * INTO STRICT account FROM ledger_player WHERE player = target.player FOR UPDATE;
    SELECT * INTO STRICT game FROM ledger_round WHERE id = target.round FOR UPDATE;
    SELECT * INTO STRICT before FROM ledger_journal WHERE key = target.key;
    answer.outcome := CASE WHEN target.action = 'bet' AND game.win_cash + game.win_bonus > 0
        AND game.stake_cash + game.stake_bonus = before.staked THEN 'win-paid' ELSE 'ok' END;
    IF answer.outcome = 'ok' THEN
      leg.key := p_key; leg.at := p_at; leg.input := p_input; leg.definition := game.definition;
      leg.reference := p_supplier || ':' || p_tx; leg.lane := ledger_own_lane();
      IF target.action = 'bet' THEN
        leg.kind := 17;
        leg := ledger_return_stake(leg, account, game, target, before, p_at);
      ELSE
        leg.kind := 18;
        leg.house := -before.house;
        leg := ledger_undivide_win(leg, account, game, p_target, leg.house);
        UPDATE ledger_player p SET loss_room = p.loss_room + before.house
          WHERE p.player = target.player AND EXISTS (SELECT FROM ledger_loss_limit l
            WHERE l.player = p.player AND l.since <= before.at);
      END IF;
      account := ledger_move(leg, target.player);
      PERFORM ledger_close_bonuses(ARRAY[target.player], p_at);
      SELECT * INTO STRICT account FROM ledger_player WHERE player = target.player;
      UPDATE ledger_supplier_tx SET rolled_back_by = p_tx WHERE supplier = p_supplier AND tx = p_target;
    END IF;
    answer.balance := account.cash + account.bonus;
  END IF;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_tx, 'rollback', p_input, answer.outcome, leg.key, target.round, target.player,
      answer.balance, p_at);
  RETURN answer;
END $$;

-- As in 0017; only the bonus that has expired is ended: a bonus is no stake.
CREATE OR REPLACE FUNCTION ledger_grant_bonus(
  p_bonus uuid, p_player integer, p_amount bigint, p_required bigint, p_stake_max bigint,
  p_expires_at timestamptz, p_input uuid, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT * INTO known FROM ledger_journal WHERE key = p_bonus;
  IF FOUND THEN RETURN CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END; END IF;
  IF account.due_at <= p_at THEN
    PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  IF account.barred_until > p_at THEN RETURN 'barred'; END IF;
  IF account.bonus_id IS NOT NULL THEN RETURN 'bonus-active'; END IF;
  INSERT INTO ledger_bonus (bonus, player, granted, required, stake_max, granted_at, expires_at)
    VALUES (p_bonus, p_player, p_amount, p_required, p_stake_max, p_at, p_expires_at);
  UPDATE ledger_player SET bonus_id = p_bonus, wager_left = p_required, stake_max = p_stake_max,
      due_at = least(due_at, p_expires_at) WHERE player = p_player;
  leg.key := p_bonus; leg.kind := 10; leg.at := p_at; leg.input := p_input;
  leg.reference := p_bonus; leg.bonus := p_amount; leg.bonus_cost := -p_amount;
  PERFORM ledger_move(leg, p_player);
  PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
  RETURN 'posted';
END $$;

-- Partitions from the month before `p_at` to three months after it; harmless to repeat. Each is made by
-- itself and then attached, which waits for no reader or writer of the journal, nor holds one up.
CREATE OR REPLACE FUNCTION ledger_prepare_months(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '5s' AS $$
DECLARE
  first_month timestamptz;
  next_month timestamptz;
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(7243002);
  FOR month IN -1..3 LOOP
    first_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month))
      AT TIME ZONE 'UTC';
    next_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month + 1))
      AT TIME ZONE 'UTC';
    name := 'ledger_journal_' || to_char(first_month AT TIME ZONE 'UTC', 'YYYYMM');
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I (LIKE ledger_journal INCLUDING ALL)', name);
    EXECUTE format('ALTER TABLE ledger_journal ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      name, ledger_first_key(first_month), ledger_first_key(next_month));
    EXECUTE format('CREATE TRIGGER ledger_month_is_never_emptied BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', name);
    EXECUTE format('GRANT SELECT ON %I TO nordlys_app', name);
  END LOOP;
END $$;

-- Emptying a month by its own name is refused as emptying the whole journal is.
DO $$
DECLARE
  month regclass;
BEGIN
  FOR month IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'ledger_journal'::regclass LOOP
    EXECUTE format('CREATE TRIGGER ledger_month_is_never_emptied BEFORE TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', month);
  END LOOP;
END $$;
CREATE TRIGGER ledger_reference_is_never_emptied BEFORE TRUNCATE ON ledger_reference
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_month_digest_is_never_emptied BEFORE TRUNCATE ON ledger_month_digest
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
