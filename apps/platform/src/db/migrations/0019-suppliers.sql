-- Why: a game supplier bets, wins and takes back in messages of its own, late, twice and out of order.
-- A stake is held with the player until its round ends; each message is acted upon once and answered
-- alike for ever. [LED-06]

CREATE TABLE ledger_supplier (
  id smallint PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$')
);

-- A round in several messages. Parts of stakes and wins are what was accepted and not taken back.
CREATE TABLE ledger_round (
  id uuid PRIMARY KEY,
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  -- The supplier's own name for it.
  round text NOT NULL CHECK (length(round) BETWEEN 1 AND 200),
  player integer NOT NULL REFERENCES ledger_player,
  definition integer NOT NULL REFERENCES ledger_definition,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'rolled-back')),
  stake_cash bigint NOT NULL DEFAULT 0 CHECK (stake_cash >= 0),
  stake_bonus bigint NOT NULL DEFAULT 0 CHECK (stake_bonus >= 0),
  win_cash bigint NOT NULL DEFAULT 0 CHECK (win_cash >= 0),
  win_bonus bigint NOT NULL DEFAULT 0 CHECK (win_bonus >= 0),
  -- The bonus that bonus parts belong to.
  bonus uuid,
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- When the supplier was last asked what became of it.
  asked_at timestamptz,
  UNIQUE (supplier, round),
  CHECK ((state = 'open') = (settled_at IS NULL)),
  CHECK (state <> 'rolled-back' OR stake_cash + stake_bonus = 0)
);
CREATE INDEX ledger_round_open ON ledger_round (opened_at) WHERE state = 'open';
CREATE INDEX ledger_round_by_player ON ledger_round (player, opened_at);

-- Every message that asked for something, by the supplier's own number for it, with its answer. Our
-- time-ordered key is made here, so that the journal never sees a name that is not in time order.
CREATE TABLE ledger_supplier_tx (
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  tx text NOT NULL CHECK (length(tx) BETWEEN 1 AND 200),
  action text NOT NULL CHECK (action IN ('bet', 'win', 'rollback', 'end', 'tombstone')),
  input uuid NOT NULL,
  outcome text NOT NULL,
  -- Empty for what moved nothing.
  key uuid,
  round uuid REFERENCES ledger_round,
  player integer,
  balance bigint,
  -- Of a win: what of it belonged to the bonus.
  bonus_part bigint NOT NULL DEFAULT 0,
  -- The message that took this one back.
  rolled_back_by text,
  at timestamptz NOT NULL,
  PRIMARY KEY (supplier, tx)
);
CREATE INDEX ledger_supplier_tx_by_round ON ledger_supplier_tx (round) WHERE round IS NOT NULL;
CREATE INDEX ledger_supplier_tx_by_time ON ledger_supplier_tx (supplier, at);

INSERT INTO ledger_kind VALUES
  (15, 'bet'), (16, 'win'), (17, 'bet-rolled-back'), (18, 'win-rolled-back'), (19, 'round-ended');

CREATE TYPE ledger_supplier_answer AS (outcome text, repeated boolean, balance bigint, round uuid);

-- One message about a transaction at a time, whoever it names, whichever copy it reached.
CREATE FUNCTION ledger_lock_supplier_tx(p_supplier smallint, p_tx text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_supplier || ':' || p_tx, 7243003))
$$;

-- The answer a message got before, if any; null outcome when it is new.
CREATE FUNCTION ledger_supplier_known(p_supplier smallint, p_tx text, p_action text, p_input uuid)
RETURNS ledger_supplier_answer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (CASE
      WHEN action = 'tombstone' AND p_action IN ('bet', 'win') THEN 'rolled-back'
      WHEN action = p_action AND input = p_input THEN outcome
      ELSE 'conflict' END,
    action = p_action AND input = p_input, balance, round)::ledger_supplier_answer
  FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_tx
$$;

-- Where money of a bonus goes that comes back after a round: to the bonus while it is active, to cash
-- when it was staked through or used up, to its source when it expired or was taken away.
CREATE FUNCTION ledger_return_bonus(leg ledger_journal, account ledger_player, p_bonus uuid, p_amount bigint)
RETURNS ledger_journal LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF p_amount = 0 OR account.bonus_id = p_bonus THEN
    leg.bonus := coalesce(leg.bonus, 0) + p_amount;
  ELSIF EXISTS (SELECT FROM ledger_bonus WHERE bonus = p_bonus AND state IN ('fulfilled', 'used-up')) THEN
    leg.cash := coalesce(leg.cash, 0) + p_amount;
  ELSE
    leg.bonus_cost := coalesce(leg.bonus_cost, 0) + p_amount;
  END IF;
  RETURN leg;
END $$;

-- Takes a stake into its round, which begins with its first. Refusals are kept like the rest.
CREATE FUNCTION ledger_bet(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid,
  p_definition integer, p_stake bigint, p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
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
  END IF;
  answer.repeated := false;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_tx, 'bet', p_input, answer.outcome,
      CASE WHEN answer.outcome = 'ok' THEN p_key END, game.id, p_player, answer.balance, p_at);
  RETURN answer;
END $$;

-- Pays a win of a round, whenever it comes: no session, pause or exclusion stands between a player
-- and what they have won. A round we do not know pays nothing, and that answer is not kept: its bet
-- may still be under way.
CREATE FUNCTION ledger_win(
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
    bonus_part := greatest(0, least(p_win, (game.win_cash + game.win_bonus + p_win) * game.stake_bonus
      / (game.stake_cash + game.stake_bonus) - game.win_bonus));
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
      bonus_part, at)
    VALUES (p_supplier, p_tx, 'win', p_input, answer.outcome, leg.key, game.id, p_player,
      answer.balance, bonus_part, p_at);
  RETURN answer;
END $$;

-- Takes back a bet or a win, once. What we never heard of is remembered: should it still come, it is
-- refused and moves nothing. A bet whose round has paid is taken back only after its wins are.
CREATE FUNCTION ledger_rollback(
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
BEGIN
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
        leg.cash := -coalesce(before.cash, 0);
        leg := ledger_return_bonus(leg, account, game.bonus, -coalesce(before.bonus, 0));
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
        leg.bonus := CASE WHEN account.bonus_id = game.bonus
          THEN -least(coalesce(before.bonus, 0), account.bonus) ELSE 0 END;
        short := -before.house - coalesce(before.bonus_cost, 0) + leg.bonus;
        leg.bonus_cost := -coalesce(before.bonus_cost, 0);
        leg.cash := -least(short, account.cash);
        leg.debt := -(short + leg.cash);
        UPDATE ledger_round r SET win_bonus = r.win_bonus - target.bonus_part,
            win_cash = r.win_cash - (-before.house - target.bonus_part) WHERE r.id = game.id;
        UPDATE ledger_player SET loss_room = loss_room + before.house WHERE player = target.player;
      END IF;
      account := ledger_move(leg, target.player);
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
CREATE FUNCTION ledger_end_round(
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
  END IF;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_tx, 'end', p_input, answer.outcome, leg.key, game.id, game.player,
      answer.balance, p_at);
  RETURN answer;
END $$;

-- The number of a supplier, which it keeps.
CREATE FUNCTION ledger_name_supplier(p_name text) RETURNS smallint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7243004);
  INSERT INTO ledger_supplier (id, name)
    SELECT coalesce(max(id), 0) + 1, p_name FROM ledger_supplier
    HAVING NOT EXISTS (SELECT FROM ledger_supplier WHERE name = p_name);
  RETURN (SELECT id FROM ledger_supplier WHERE name = p_name);
END $$;

-- Rounds whose supplier has been silent for long, and was not asked lately; marked as asked.
CREATE FUNCTION ledger_claim_silent_rounds(p_opened_before timestamptz, p_asked_before timestamptz,
  p_limit integer, p_at timestamptz) RETURNS SETOF ledger_round
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_round r SET asked_at = p_at FROM (
    SELECT id FROM ledger_round WHERE state = 'open' AND opened_at < p_opened_before
      AND (asked_at IS NULL OR asked_at < p_asked_before)
    ORDER BY opened_at LIMIT p_limit FOR UPDATE SKIP LOCKED) due
  WHERE r.id = due.id RETURNING r.*
$$;

CREATE OR REPLACE VIEW audit_rounds AS
  SELECT j.key AS round_id, j.player AS player_id, d.game AS game_id, j.stake AS stake_ore,
    j.win AS win_ore, CASE WHEN j.refusal IS NULL THEN 'settled' ELSE 'refused' END AS state,
    j.at AS opened_at, CASE WHEN j.refusal IS NULL THEN j.at END AS settled_at
  FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
  WHERE j.kind = 1
  UNION ALL
  SELECT r.id, r.player, d.game, r.stake_cash + r.stake_bonus, r.win_cash + r.win_bonus, r.state,
    r.opened_at, r.settled_at
  FROM ledger_round r JOIN ledger_definition d ON d.id = r.definition;

-- Every message of every supplier: what it asked, what it was told, and the movement it made.
CREATE VIEW audit_supplier_txns AS
  SELECT s.name AS supplier, t.tx AS supplier_tx, t.action, t.outcome, t.key AS txn_id,
    t.round AS round_id, r.round AS supplier_round, t.player AS player_id, t.rolled_back_by,
    t.at AS created_at
  FROM ledger_supplier_tx t JOIN ledger_supplier s ON s.id = t.supplier
  LEFT JOIN ledger_round r ON r.id = t.round;

GRANT SELECT ON ledger_supplier, ledger_round, ledger_supplier_tx TO nordlys_app;
GRANT SELECT ON audit_rounds, audit_supplier_txns TO auditor, nordlys_app;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_bet, ledger_win, ledger_rollback, ledger_end_round,
  ledger_name_supplier, ledger_claim_silent_rounds TO nordlys_app;
