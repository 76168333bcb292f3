-- Needs: ledger_end_round, ledger_round_answer
-- Ends a round as `ledger_end_round` does, after seeing that it is of the player and the game
-- that the supplier names.
--
-- Arguments: as in `ledger_end_round`; `p_definition` the books' number of the game that is
--   named.
-- Locks: the message's number, then those of `ledger_end_round`.
-- Refuses: a number that is known, as under Repeat; `round-unknown` for no such round of this
--   player and `conflict` for one of another game, neither kept.
-- Repeat: the first answer, with `repeated`; `conflict` or `rolled-back` as in
--   `ledger_end_round`.
CREATE OR REPLACE FUNCTION ledger_end_in_game(
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

REVOKE EXECUTE ON FUNCTION ledger_end_in_game FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_end_in_game TO nordlys_app;
