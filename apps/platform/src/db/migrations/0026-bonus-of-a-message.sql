-- Why: a round may see one bonus end and another begin, and a stake may be taken back after its bonus has
-- ended. Each message remembers the bonus it used, so that what is taken back goes where it came from.

ALTER TABLE ledger_supplier_tx ADD COLUMN bonus uuid;
UPDATE ledger_supplier_tx t SET bonus = r.bonus FROM ledger_round r
  WHERE r.id = t.round AND t.action IN ('bet', 'win') AND t.key IS NOT NULL;

-- A stake that was refused begins no loss period: it is over again before it has begun.
CREATE FUNCTION ledger_unstart_loss(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH unstarted AS (
    UPDATE ledger_loss_limit l SET until = '-infinity' FROM ledger_player p
    WHERE l.player = ANY (p_player) AND p.player = l.player AND l.since = p_at AND l.until > p_at
      AND p.loss_room = l.amount
    RETURNING l.player)
  UPDATE ledger_player p SET due_at = '-infinity' FROM unstarted u WHERE p.player = u.player
$$;

-- Takes a stake into its round, which begins with its first. Refusals are kept like the rest.
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
    IF leg.bonus < 0 THEN own_bonus := account.bonus_id; END IF;
    IF game.id IS NULL THEN
      INSERT INTO ledger_round (id, supplier, round, player, definition, opened_at)
        VALUES (p_key, p_supplier, p_round, p_player, p_definition, p_at) RETURNING * INTO game;
    END IF;
    UPDATE ledger_round SET stake_cash = stake_cash - leg.cash, stake_bonus = stake_bonus - leg.bonus,
        bonus = CASE WHEN leg.bonus < 0 THEN account.bonus_id ELSE bonus END
      WHERE id = game.id;
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
      bonus, at)
    VALUES (p_supplier, p_tx, 'bet', p_input, answer.outcome,
      CASE WHEN answer.outcome = 'ok' THEN p_key END, game.id, p_player, answer.balance, own_bonus, p_at);
  RETURN answer;
END $$;

-- Pays a win of a round, whenever it comes; see 0019. The product of win and stake has room in numeric.
CREATE OR REPLACE FUNCTION ledger_win(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_win bigint, p_input uuid,
  p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  bonus_part bigint := 0;
BEGIN
  IF p_win < 0 THEN RAISE EXCEPTION 'no such win: % øre', p_win; END IF;
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, 'win', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  answer.repeated := false;
  SELECT player INTO game.player FROM ledger_round WHERE supplier = p_supplier AND round = p_round;
  IF game.player IS DISTINCT FROM p_player THEN
    answer.outcome := 'round-unknown';
    RETURN answer;
  END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT * INTO STRICT game FROM ledger_round WHERE supplier = p_supplier AND round = p_round FOR UPDATE;
  answer.outcome := CASE WHEN game.stake_cash + game.stake_bonus = 0 THEN 'round-rolled-back' ELSE 'ok' END;
  IF answer.outcome = 'ok' AND p_win > 0 THEN
    -- Counted over all wins of the round, so that their order changes nothing.
    bonus_part := greatest(0, least(p_win,
      div((game.win_cash + game.win_bonus + p_win)::numeric * game.stake_bonus,
        game.stake_cash + game.stake_bonus)::bigint - game.win_bonus));
    leg.key := p_key; leg.kind := 16; leg.at := p_at; leg.input := p_input;
    leg.definition := game.definition; leg.stake := 0;
    leg.reference := p_supplier || ':' || p_tx;
    leg.lane := ledger_own_lane(); leg.house := -p_win; leg.cash := p_win - bonus_part;
    leg := ledger_return_bonus(leg, account, game.bonus, bonus_part);
    UPDATE ledger_round SET win_cash = win_cash + p_win - bonus_part,
        win_bonus = win_bonus + bonus_part WHERE id = game.id;
    UPDATE ledger_player SET loss_room = loss_room + p_win WHERE player = p_player;
    account := ledger_move(leg, p_player);
  END IF;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance,
      bonus_part, bonus, at)
    VALUES (p_supplier, p_tx, 'win', p_input, answer.outcome, leg.key, game.id, p_player,
      answer.balance, bonus_part, game.bonus, p_at);
  RETURN answer;
END $$;

-- Takes back a bet or a win, once. A bonus that a stake had used up is active again when that stake is
-- none; what went to a bonus that expired meanwhile is not asked for a second time.
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
  short bigint;
  wagered_then bigint;
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
  answer.round := target.round;
  IF target.tx IS NULL THEN
    INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, rolled_back_by, at)
      VALUES (p_supplier, p_target, 'tombstone', p_input, 'rolled-back', p_tx, p_at);
    answer.outcome := 'transaction-unknown';
  ELSIF target.action NOT IN ('bet', 'win') THEN
    answer.outcome := CASE target.action WHEN 'tombstone' THEN 'transaction-unknown' ELSE 'conflict' END;
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
        -- Used up by a stake that is none: it is active again.
        IF before.bonus < 0 AND account.bonus_id IS NULL THEN
          SELECT wagered INTO wagered_then FROM ledger_bonus b
            WHERE b.bonus = target.bonus AND b.state = 'used-up' AND b.expires_at > p_at;
          IF FOUND THEN
            UPDATE ledger_bonus b SET state = 'active', ended_at = NULL, wagered = NULL
              WHERE b.bonus = target.bonus;
            UPDATE ledger_player p SET bonus_id = b.bonus, stake_max = b.stake_max,
                wager_left = b.required - wagered_then, due_at = least(p.due_at, b.expires_at)
              FROM ledger_bonus b WHERE b.bonus = target.bonus AND p.player = target.player
              RETURNING p.* INTO account;
          END IF;
        END IF;
        leg.cash := -coalesce(before.cash, 0);
        leg := ledger_return_bonus(leg, account, target.bonus, -coalesce(before.bonus, 0));
        IF game.state = 'open' THEN leg.staked := -before.staked;
        ELSE leg.house := -before.staked; END IF;
        UPDATE ledger_round r SET stake_cash = r.stake_cash + coalesce(before.cash, 0),
            stake_bonus = r.stake_bonus + coalesce(before.bonus, 0),
            state = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
              THEN 'rolled-back' ELSE r.state END,
            settled_at = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
              THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
          WHERE r.id = game.id;
        UPDATE ledger_player p SET
            loss_room = p.loss_room + CASE WHEN EXISTS (SELECT FROM ledger_loss_limit l
              WHERE l.player = p.player AND l.since <= before.at) THEN before.staked ELSE 0 END,
            wager_left = coalesce((SELECT least(p.wager_left + before.staked, b.required)
              FROM ledger_bonus b WHERE b.bonus = p.bonus_id AND b.granted_at <= before.at), p.wager_left)
          WHERE p.player = target.player;
      ELSE
        leg.kind := 18;
        leg.house := -before.house;
        -- A forced debit: what is no longer there is owed. [LED-04]
        leg.bonus := CASE WHEN account.bonus_id = target.bonus
          THEN -least(coalesce(before.bonus, 0), account.bonus) ELSE 0 END;
        short := -before.house - coalesce(before.bonus_cost, 0) + leg.bonus;
        leg.bonus_cost := -coalesce(before.bonus_cost, 0);
        -- What went to a bonus that was taken away since is back where it came from already.
        IF EXISTS (SELECT FROM ledger_bonus b
          WHERE b.bonus = target.bonus AND b.state IN ('expired', 'void')) THEN
          leg.bonus_cost := leg.bonus_cost - least(coalesce(before.bonus, 0), short);
          short := short - least(coalesce(before.bonus, 0), short);
        END IF;
        leg.cash := -least(short, account.cash);
        leg.debt := -(short + leg.cash);
        UPDATE ledger_round r SET win_bonus = r.win_bonus - target.bonus_part,
            win_cash = r.win_cash - (-before.house - target.bonus_part) WHERE r.id = game.id;
        UPDATE ledger_player SET loss_room = loss_room + before.house WHERE player = target.player;
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

-- Ends a round: what was held for it is the house's now. Wins may still follow.
CREATE OR REPLACE FUNCTION ledger_end_round(
  p_supplier smallint, p_tx text, p_round text, p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, 'end', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  answer.repeated := false;
  SELECT player INTO game.player FROM ledger_round WHERE supplier = p_supplier AND round = p_round;
  IF NOT FOUND THEN
    answer.outcome := 'round-unknown';
    RETURN answer;
  END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = game.player FOR UPDATE;
  SELECT * INTO STRICT game FROM ledger_round WHERE supplier = p_supplier AND round = p_round FOR UPDATE;
  answer.outcome := 'ok';
  IF game.state = 'open' THEN
    leg.key := p_key; leg.kind := 19; leg.at := p_at; leg.input := p_input;
    leg.definition := game.definition; leg.reference := p_supplier || ':' || p_tx;
    leg.lane := ledger_own_lane();
    leg.staked := -(game.stake_cash + game.stake_bonus);
    leg.house := -leg.staked;
    UPDATE ledger_round SET state = 'settled', settled_at = p_at WHERE id = game.id;
    account := ledger_move(leg, game.player);
    PERFORM ledger_close_bonuses(ARRAY[game.player], p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = game.player;
  END IF;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_tx, 'end', p_input, answer.outcome, leg.key, game.id, game.player,
      answer.balance, p_at);
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_unstart_loss FROM PUBLIC;
