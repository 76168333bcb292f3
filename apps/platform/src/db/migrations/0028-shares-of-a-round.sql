-- Why: a round may hold stakes of several bonuses, each with an end of its own. What each had at stake is
-- kept, and what a round returns is divided by it: bonus money is cash only when stakes that stand have
-- fulfilled its bonus, and no other bonus gets it.

-- What is staked in a round, and what was won in it, of each bonus: accepted and not taken back.
CREATE TABLE ledger_round_share (
  round uuid NOT NULL REFERENCES ledger_round,
  bonus uuid NOT NULL REFERENCES ledger_bonus,
  stake bigint NOT NULL CHECK (stake >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  PRIMARY KEY (round, bonus)
);
-- The parts of a win that belonged to bonuses, and where each went.
CREATE TABLE ledger_win_share (
  supplier smallint NOT NULL,
  tx text NOT NULL,
  bonus uuid NOT NULL REFERENCES ledger_bonus,
  amount bigint NOT NULL CHECK (amount > 0),
  went_to text NOT NULL CHECK (went_to IN ('bonus', 'cash', 'bonus-cost')),
  PRIMARY KEY (supplier, tx, bonus),
  -- The message is written last, with the balance it leaves.
  FOREIGN KEY (supplier, tx) REFERENCES ledger_supplier_tx DEFERRABLE INITIALLY DEFERRED
);
GRANT SELECT ON ledger_round_share, ledger_win_share TO nordlys_app;

INSERT INTO ledger_win_share
  SELECT t.supplier, t.tx, t.bonus, t.bonus_part,
    CASE WHEN j.bonus > 0 THEN 'bonus' WHEN j.bonus_cost > 0 THEN 'bonus-cost' ELSE 'cash' END
  FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key
  WHERE t.action = 'win' AND t.bonus_part > 0 AND t.bonus IS NOT NULL;
INSERT INTO ledger_round_share
  SELECT t.round, t.bonus, coalesce(-sum(j.bonus) FILTER (WHERE t.action = 'bet'), 0),
    coalesce(sum(t.bonus_part), 0)
  FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key
  WHERE t.rolled_back_by IS NULL AND t.bonus IS NOT NULL
    AND CASE t.action WHEN 'bet' THEN j.bonus < 0 WHEN 'win' THEN t.bonus_part > 0 END
  GROUP BY t.round, t.bonus;
ALTER TABLE ledger_round DROP COLUMN bonus;

-- Of a bet, the bonus that was active; and how much of the requirement it met.
ALTER TABLE ledger_supplier_tx DROP COLUMN bonus_part,
  ADD COLUMN wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0);
UPDATE ledger_supplier_tx t SET bonus = NULL WHERE t.action = 'win' AND t.bonus IS NOT NULL;
UPDATE ledger_supplier_tx t SET bonus = b.bonus, wagered = j.staked
  FROM ledger_journal j, ledger_bonus b
  WHERE t.action = 'bet' AND t.rolled_back_by IS NULL AND j.key = t.key AND b.player = t.player
    AND j.at BETWEEN b.granted_at AND coalesce(b.ended_at, 'infinity')
    AND coalesce(t.bonus, b.bonus) = b.bonus;

-- The account that money of a bonus comes back to, for a player whose row is locked: `bonus` while it is
-- active, `cash` when it was fulfilled, else `bonus-cost`. A bonus that was used up is active again by
-- it, and so is one that `p_wagered` of what fulfilled it is missing from, unless it would have expired
-- or another is active.
CREATE FUNCTION ledger_bonus_home(p_player integer, p_bonus uuid, p_wagered bigint, p_at timestamptz)
RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  active uuid := (SELECT bonus_id FROM ledger_player WHERE player = p_player);
  past ledger_bonus%ROWTYPE;
BEGIN
  IF active = p_bonus THEN RETURN 'bonus'; END IF;
  SELECT * INTO STRICT past FROM ledger_bonus WHERE bonus = p_bonus;
  IF past.state = 'fulfilled' AND p_wagered = 0 THEN RETURN 'cash'; END IF;
  IF past.state NOT IN ('used-up', 'fulfilled') OR past.expires_at <= p_at THEN RETURN 'bonus-cost'; END IF;
  IF EXISTS (SELECT FROM ledger_bonus WHERE bonus = active AND expires_at <= p_at) THEN
    PERFORM ledger_end_bonus(p_player, 'expired', p_at);
  ELSIF active IS NOT NULL THEN
    RETURN 'bonus-cost';
  END IF;
  UPDATE ledger_bonus SET state = 'active', ended_at = NULL, wagered = NULL WHERE bonus = p_bonus;
  UPDATE ledger_player SET bonus_id = p_bonus, stake_max = past.stake_max,
      wager_left = past.required - past.wagered, due_at = least(due_at, past.expires_at)
    WHERE player = p_player;
  RETURN 'bonus';
END $$;

CREATE FUNCTION ledger_add_bonus_money(leg ledger_journal, p_home text, p_amount bigint)
RETURNS ledger_journal LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  CASE p_home
    WHEN 'bonus' THEN leg.bonus := coalesce(leg.bonus, 0) + p_amount;
    WHEN 'cash' THEN leg.cash := coalesce(leg.cash, 0) + p_amount;
    WHEN 'bonus-cost' THEN leg.bonus_cost := coalesce(leg.bonus_cost, 0) + p_amount;
  END CASE;
  RETURN leg;
END $$;

-- Divides a win by what the cash and each bonus have at stake, counted over all wins of the round, so
-- that their order changes nothing; what is rounded down is rounded once. Adds the parts to the
-- movement and keeps those of bonuses.
CREATE FUNCTION ledger_divide_win(
  leg ledger_journal, game ledger_round, p_tx text, p_win bigint, p_at timestamptz
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  staked_in_all numeric := game.stake_cash + game.stake_bonus;
  won_in_all numeric := game.win_cash + game.win_bonus + p_win;
  not_divided bigint := p_win;
  share record;
  part bigint;
  home text;
BEGIN
  IF game.stake_bonus > 0 THEN
    FOR share IN
      SELECT s.bonus, (div(won_in_all * s.upto, staked_in_all)
          - div(won_in_all * (s.upto - s.stake), staked_in_all))::bigint - s.won AS due
      FROM (SELECT *, sum(stake) OVER (ORDER BY bonus) AS upto FROM ledger_round_share
        WHERE round = game.id) s
      ORDER BY s.bonus
    LOOP
      part := least(share.due, not_divided);
      CONTINUE WHEN part <= 0;
      not_divided := not_divided - part;
      home := ledger_bonus_home(game.player, share.bonus, 0, p_at);
      leg := ledger_add_bonus_money(leg, home, part);
      UPDATE ledger_round_share s SET won = s.won + part WHERE s.round = game.id AND s.bonus = share.bonus;
      INSERT INTO ledger_win_share VALUES (game.supplier, p_tx, share.bonus, part, home);
    END LOOP;
  END IF;
  leg.cash := coalesce(leg.cash, 0) + not_divided;
  UPDATE ledger_round SET win_cash = win_cash + not_divided, win_bonus = win_bonus + p_win - not_divided
    WHERE id = game.id;
  RETURN leg;
END $$;

-- Takes a win back from where its parts went. A forced debit: what is no longer there is owed. [LED-04]
CREATE FUNCTION ledger_undivide_win(
  leg ledger_journal, account ledger_player, game ledger_round, p_tx text, p_win bigint
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part record;
  of_bonuses bigint := 0;
  short bigint;
BEGIN
  leg.bonus := 0; leg.bonus_cost := 0;
  FOR part IN SELECT s.*, b.state FROM ledger_win_share s JOIN ledger_bonus b ON b.bonus = s.bonus
    WHERE s.supplier = game.supplier AND s.tx = p_tx ORDER BY s.bonus
  LOOP
    of_bonuses := of_bonuses + part.amount;
    UPDATE ledger_round_share s SET won = s.won - part.amount
      WHERE s.round = game.id AND s.bonus = part.bonus;
    IF part.went_to = 'bonus' AND part.bonus = account.bonus_id THEN
      leg.bonus := -least(part.amount, account.bonus);
    ELSIF part.went_to = 'bonus-cost' OR part.went_to = 'bonus' AND part.state IN ('expired', 'void') THEN
      -- What went to a bonus that was taken away since is back where it came from already.
      leg.bonus_cost := leg.bonus_cost - part.amount;
    END IF;
  END LOOP;
  short := p_win + leg.bonus + leg.bonus_cost;
  leg.cash := -least(short, account.cash);
  leg.debt := -(short + leg.cash);
  UPDATE ledger_round SET win_cash = win_cash - (p_win - of_bonuses), win_bonus = win_bonus - of_bonuses
    WHERE id = game.id;
  RETURN leg;
END $$;

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

-- Pays a win of a round, whenever it comes: no session, pause or exclusion stands between a player and
-- what they have won. A round we do not know pays nothing, and that answer is not kept.
CREATE OR REPLACE FUNCTION ledger_win(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_win bigint, p_input uuid,
  p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
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
    leg.key := p_key; leg.kind := 16; leg.at := p_at; leg.input := p_input;
    leg.definition := game.definition; leg.stake := 0;
    leg.reference := p_supplier || ':' || p_tx;
    leg.lane := ledger_own_lane(); leg.house := -p_win;
    leg := ledger_divide_win(leg, game, p_tx, p_win, p_at);
    UPDATE ledger_player SET loss_room = loss_room + p_win WHERE player = p_player;
    account := ledger_move(leg, p_player);
  END IF;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_tx, 'win', p_input, answer.outcome, leg.key, game.id, p_player,
      answer.balance, p_at);
  RETURN answer;
END $$;

-- Gives a stake back that was accepted: to the cash it came from, which pays a debt first, and to its
-- bonus. What it counted towards a requirement is to be staked again.
CREATE FUNCTION ledger_return_stake(
  leg ledger_journal, account ledger_player, game ledger_round, target ledger_supplier_tx,
  before ledger_journal, p_at timestamptz
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.cash := -coalesce(before.cash, 0);
  IF before.bonus < 0 THEN
    leg := ledger_add_bonus_money(leg,
      ledger_bonus_home(account.player, target.bonus, target.wagered, p_at), -before.bonus);
    UPDATE ledger_round_share SET stake = stake + before.bonus
      WHERE round = game.id AND bonus = target.bonus;
  END IF;
  leg.debt := least(leg.cash, -account.debt);
  leg.cash := leg.cash - leg.debt;
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
      wager_left = coalesce((SELECT least(p.wager_left + target.wagered, b.required)
        FROM ledger_bonus b WHERE b.bonus = p.bonus_id AND b.bonus = target.bonus), p.wager_left)
    WHERE p.player = account.player;
  RETURN leg;
END $$;

-- Takes back a bet or a win, once. What we never heard of is remembered: should it still come, it is
-- refused and moves nothing. The last bet under a win that was paid stays until the win is taken back.
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

DROP FUNCTION ledger_return_bonus;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
