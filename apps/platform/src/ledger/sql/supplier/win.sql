-- Needs: ledger_divide_win, ledger_lock_supplier_tx, ledger_move, ledger_own_lane,
--   ledger_supplier_known
-- Pays a win of a round, whenever it comes: no session, bar, limit or end of the round stands
-- between a player and what they have won. [LED-06] It is divided among the cash and the bonuses
-- that have a stake in the round (`ledger_divide_win`), and gives its whole amount to the loss
-- limits' room.
--
-- Arguments: as in `ledger_bet`; `p_win` øre, 0 allowed: it is answered and kept, and moves
--   nothing.
-- Locks: the message's number, the player's row, the round's row, the house row of this database
--   process.
-- Refuses: a number that is known, as under Repeat; `round-unknown` when the supplier has no such
--   round or it is another player's: not kept, since its bet may still be under way;
--   `round-rolled-back` when no stake of the round stands, kept. Raises for a win below zero.
-- Repeat: the first answer, with `repeated`. The number with anything else is a `conflict`; one
--   that was taken back before it came is `rolled-back`. None of them moves anything.
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
    leg.key := p_key; leg.kind := 16 /* win */; leg.at := p_at; leg.input := p_input;
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

REVOKE EXECUTE ON FUNCTION ledger_win FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_win TO nordlys_app;
