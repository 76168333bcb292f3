-- Needs: ledger_new_key, ledger_rollback
-- Takes back a round at our tables that cannot be played to its end: each stake returns to where it
-- came from, newest first, and the round is rolled back. There is news of it for its player.
--
-- Arguments: `p_supplier`, `p_round` as in `ledger_take`; `p_input` the hash of all that was asked.
-- Locks: those of `ledger_rollback`, stake by stake.
-- Refuses: `round-unknown` when we have no such round; `round-ended` when it was played to its end.
--   Neither is kept.
-- Repeat: `ok`, with `repeated`; nothing moves.
CREATE OR REPLACE FUNCTION ledger_void_round(
  p_supplier smallint, p_round uuid, p_input uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  game ledger_round%ROWTYPE;
  taken text;
BEGIN
  SELECT * INTO game FROM ledger_round WHERE id = p_round AND supplier = p_supplier;
  answer.repeated := false;
  answer.outcome := CASE WHEN game.id IS NULL THEN 'round-unknown' ELSE 'ok' END;
  IF answer.outcome <> 'ok' THEN RETURN answer; END IF;
  SELECT cash + bonus INTO STRICT answer.balance FROM ledger_player WHERE player = game.player FOR UPDATE;
  SELECT * INTO STRICT game FROM ledger_round WHERE id = p_round FOR UPDATE;
  answer.round := game.id;
  IF game.state <> 'open' THEN
    answer.outcome := CASE game.state WHEN 'settled' THEN 'round-ended' ELSE 'ok' END;
    answer.repeated := game.state = 'rolled-back';
    RETURN answer;
  END IF;
  INSERT INTO ledger_table_news (round, stake) VALUES (p_round, game.stake_cash + game.stake_bonus);
  FOR taken IN SELECT tx FROM ledger_supplier_tx WHERE round = p_round AND action = 'bet'
      AND key IS NOT NULL AND rolled_back_by IS NULL ORDER BY key DESC
  LOOP
    answer := ledger_rollback(p_supplier, taken || '~void', taken, p_input, ledger_new_key(p_at), p_at);
    IF answer.outcome <> 'ok' THEN
      RAISE EXCEPTION 'a stake of round % was %', p_round, answer.outcome;
    END IF;
  END LOOP;
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_void_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_void_round TO nordlys_app;
