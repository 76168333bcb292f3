-- Why: a supplier on the wire names round, game and player in every message, settles stake and win in
-- one, and takes both back with one. What it names must belong together before anything moves. [LED-06]

-- Whom a supplier may name: players who have opened one of its games, under a name only it knows.
CREATE TABLE wallet_supplier_player (
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  player_ref text NOT NULL,
  player integer NOT NULL REFERENCES ledger_player,
  first_opened_at timestamptz NOT NULL,
  PRIMARY KEY (supplier, player_ref),
  UNIQUE (supplier, player)
);

-- Rounds that stayed open for so long that people were told, once each.
CREATE TABLE wallet_raised_round (
  round uuid PRIMARY KEY REFERENCES ledger_round,
  raised_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON wallet_supplier_player, wallet_raised_round TO nordlys_app;

-- The answer of a message about a round that must not be acted upon: a stored one, or that the round
-- is not known, not this player's, or not of this game. Null outcome when it may go on.
CREATE FUNCTION ledger_round_answer(
  p_supplier smallint, p_tx text, p_action text, p_input uuid, p_round text, p_player integer,
  p_definition integer
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  game ledger_round%ROWTYPE;
BEGIN
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, p_action, p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  SELECT * INTO game FROM ledger_round WHERE supplier = p_supplier AND round = p_round;
  IF game.player IS DISTINCT FROM p_player THEN answer.outcome := 'round-unknown';
  ELSIF game.definition <> p_definition THEN answer.outcome := 'conflict';
  END IF;
  answer.repeated := false;
  RETURN answer;
END $$;

-- As `ledger_win`, in the game that the supplier names.
CREATE FUNCTION ledger_win_in_game(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_win bigint,
  p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer :=
    ledger_round_answer(p_supplier, p_tx, 'win', p_input, p_round, p_player, p_definition);
BEGIN
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  RETURN ledger_win(p_supplier, p_tx, p_round, p_player, p_win, p_input, p_key, p_at);
END $$;

-- As `ledger_end_round`, of the player and the game that the supplier names.
CREATE FUNCTION ledger_end_in_game(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_definition integer, p_input uuid,
  p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer :=
    ledger_round_answer(p_supplier, p_tx, 'end', p_input, p_round, p_player, p_definition);
BEGIN
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  RETURN ledger_end_round(p_supplier, p_tx, p_round, p_input, p_key, p_at);
END $$;

-- Stake and win in one message: all of it or nothing. The win and the end go under names of our own,
-- with a sign that no supplier's number has, and answer a repeat as they did the first time.
CREATE FUNCTION ledger_bet_and_win(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid,
  p_definition integer, p_stake bigint, p_win bigint, p_ends boolean, p_input uuid, p_key uuid,
  p_win_key uuid, p_end_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer := ledger_bet(p_supplier, p_tx, p_round, p_player, p_session,
    p_definition, p_stake, p_input, p_key, p_at);
BEGIN
  IF answer.outcome = 'ok' AND p_win > 0 THEN
    answer := ledger_win(p_supplier, p_tx || '~win', p_round, p_player, p_win, p_input, p_win_key, p_at);
  END IF;
  IF answer.outcome = 'ok' AND p_ends THEN
    answer := ledger_end_round(p_supplier, p_tx || '~end', p_round, p_input, p_end_key, p_at);
  END IF;
  IF answer.outcome <> 'ok' AND EXISTS (SELECT FROM ledger_supplier_tx
      WHERE supplier = p_supplier AND tx = p_tx AND input = p_input AND key IS NOT NULL) THEN
    RAISE EXCEPTION 'a taken stake whose win was refused: %', answer.outcome;
  END IF;
  RETURN answer;
END $$;

-- As `ledger_rollback`, of a message of the round, player and game that the supplier names. A message
-- that was stake and win at once is taken back whole, or not at all.
CREATE FUNCTION ledger_take_back(
  p_supplier smallint, p_tx text, p_target text, p_round text, p_player integer,
  p_definition integer, p_input uuid, p_key uuid, p_win_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  target ledger_supplier_tx%ROWTYPE;
BEGIN
  PERFORM ledger_lock_supplier_tx(p_supplier, p_target);
  SELECT * INTO target FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_target;
  IF target.player <> p_player OR EXISTS (SELECT FROM ledger_round
      WHERE id = target.round AND (round <> p_round OR definition <> p_definition)) THEN
    answer.outcome := 'conflict'; answer.repeated := false;
    RETURN answer;
  END IF;
  IF EXISTS (SELECT FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_target || '~win'
      AND key IS NOT NULL AND rolled_back_by IS NULL) THEN
    BEGIN
      PERFORM ledger_rollback(p_supplier, p_tx || '~win', p_target || '~win', p_input, p_win_key, p_at);
      answer := ledger_rollback(p_supplier, p_tx, p_target, p_input, p_key, p_at);
      IF answer.outcome = 'ok' THEN RETURN answer; END IF;
      RAISE EXCEPTION USING ERRCODE = 'NL001', MESSAGE = 'the stake stays, and so does its win';
    EXCEPTION WHEN SQLSTATE 'NL001' THEN
      -- Only the refusal is left to be kept.
      NULL;
    END;
  END IF;
  RETURN ledger_rollback(p_supplier, p_tx, p_target, p_input, p_key, p_at);
END $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_win_in_game, ledger_end_in_game, ledger_bet_and_win,
  ledger_take_back TO nordlys_app;
