-- Needs: ledger_lock_supplier_tx, ledger_supplier_known
-- The answer of a message about a round that must not be acted upon: a stored one, or that what
-- the message names does not belong together. A null outcome when it may go on.
--
-- Arguments: `p_action` is `win` or `end`; `p_definition` the books' number of the game that is
--   named.
-- Locks: the message's number, to the commit. The round is read without a lock: player and game
--   of a round never change.
-- Refuses: `rolled-back` and `conflict` as `ledger_supplier_known`; `round-unknown` when the
--   supplier has no such round or it is another player's; `conflict` when it is of another game.
--   The last two are not kept: what they miss may still come.
CREATE OR REPLACE FUNCTION ledger_round_answer(
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

REVOKE EXECUTE ON FUNCTION ledger_round_answer FROM PUBLIC;
