-- Needs: ledger_round_answer, ledger_win
-- Pays a win as `ledger_win` does, after seeing that the round is of the game that the supplier
-- names.
--
-- Arguments: as in `ledger_win`; `p_definition` the books' number of the game that is named.
-- Locks: the message's number, then those of `ledger_win`.
-- Refuses: a number that is known, as under Repeat; `round-unknown` for no such round of this
--   player and `conflict` for one of another game, neither kept; then as `ledger_win`.
-- Repeat: the first answer, with `repeated`; `conflict` or `rolled-back` as in `ledger_win`.
CREATE OR REPLACE FUNCTION ledger_win_in_game(
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

REVOKE EXECUTE ON FUNCTION ledger_win_in_game FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_win_in_game TO nordlys_app;
