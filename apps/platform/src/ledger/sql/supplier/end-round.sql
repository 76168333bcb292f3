-- Needs: ledger_close_bonuses, ledger_lock_supplier_tx, ledger_move, ledger_own_lane,
--   ledger_supplier_known
-- Ends a round: the stakes that were held for it go from the player's `staked` to the house. Wins
-- are still paid afterwards and messages still taken back; only bets are refused. A bonus that
-- waited for the round to end is closed in the same commit: fulfilled, what is left of it becomes
-- cash. The balance that is answered is the one after that.
--
-- Arguments: as in `ledger_bet`; whose round it is, the books know. `balance` is cash and bonus
--   in øre.
-- Locks: the message's number, the player's row, the round's row, the house row of this database
--   process. The player is read from the round without a lock: it never changes.
-- Refuses: a number that is known, as under Repeat; `round-unknown` when the supplier has no such
--   round, not kept. A round that is over already, or was rolled back, is `ok`, kept, and nothing
--   moves.
-- Repeat: the first answer, with `repeated`. The number with anything else is a `conflict`; an
--   end that was taken back before it came is `rolled-back` and ends nothing.
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
    leg.key := p_key; leg.kind := 19 /* round-ended */; leg.at := p_at; leg.input := p_input;
    leg.definition := game.definition; leg.reference := p_supplier || ':' || p_tx;
    leg.lane := ledger_own_lane();
    leg.staked := -(game.stake_cash + game.stake_bonus);
    leg.house := -leg.staked;
    UPDATE ledger_round SET state = 'settled', settled_at = p_at WHERE id = game.id;
    DELETE FROM ledger_open_round WHERE player = game.player AND round = game.id;
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

REVOKE EXECUTE ON FUNCTION ledger_end_round FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_end_round TO nordlys_app;
