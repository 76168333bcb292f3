-- Needs: ledger_close_bonuses, ledger_lock_supplier_tx, ledger_move, ledger_own_lane,
--   ledger_return_room, ledger_return_stake, ledger_supplier_known, ledger_undivide_win
-- Takes back a bet or a win, once, however often and under whatever number it is asked for. A
-- message that we have not heard of is remembered as a tombstone: should it still come, it moves
-- nothing. The last stake under a win that was paid stays until the win is taken back, so that no
-- win stands without a stake. A stake returns to where it came from (`ledger_return_stake`), a
-- win is taken from where it went, and what the player no longer has of it becomes debt
-- (`ledger_undivide_win`) [LED-04]. The limits' rooms are set right only for what was booked since
-- their periods began: a win of an earlier period is not taken from the room of this one.
--
-- Arguments: `p_tx` the rollback's own number, `p_target` the one it takes back; `p_input` the
--   hash of all that was asked; `p_key` UUIDv7 of the movement. In the answer `balance` is cash
--   and bonus in øre after it, bonuses that ended by it included; null when the message is
--   unknown. `round` is the target's.
-- Locks: the target's number, its own number, the player's row, the round's row, and, unless it
--   is a stake of an open round, the house row of this database process. A target that moves
--   nothing locks no rows. Two rollbacks that name each other may raise deadlock_detected; asked
--   again, they go through.
-- Refuses: in this order: `conflict` when both numbers are the same, not kept; a number that is
--   known, as under Repeat; `conflict` when the target is a rollback or an end, not kept;
--   `transaction-unknown` when the target has not come, which is an acknowledgement, kept;
--   `win-paid` when the target is the last stake of a round that has paid, kept. A target that
--   moved nothing or was taken back before is `ok`, kept, and nothing moves.
-- Repeat: the first answer, with `repeated`; since a `win-paid` is kept, a later try needs a
--   number of its own. The number with anything else is a `conflict`.
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
        leg.kind := 17 /* bet-rolled-back */;
        leg := ledger_return_stake(leg, account, game, target, before, p_at);
      ELSE
        leg.kind := 18 /* win-rolled-back */;
        leg.house := -before.house;
        leg := ledger_undivide_win(leg, account, game, p_target, leg.house);
        PERFORM ledger_return_room(target.player, before.house, 0, before.at);
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

REVOKE EXECUTE ON FUNCTION ledger_rollback FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_rollback TO nordlys_app;
