-- Needs: ledger_bet, ledger_end_round, ledger_win
-- Takes a stake, pays its win and may end the round, by one message: all of it or nothing. The
-- bet is booked under the message's number, its win and its end under that number with `~win` and
-- `~end`, signs that no supplier's number has, so that each answers a repeat by itself.
--
-- Arguments: as in `ledger_bet`; `p_win` øre, nothing is booked for 0; `p_ends` whether the round
--   ends with it; `p_key`, `p_win_key`, `p_end_key` UUIDv7s of the movements. The answer is that
--   of the last step that was made.
-- Locks: the message's number, the player's row, the round's row, the number with `~win`, the house
--   row of this database process, the number with `~end`. Whoever wants a derived number holds the
--   message's own before.
-- Refuses: as `ledger_bet`, kept or not as there; then nothing of the message is booked. Raises
--   when the stake was taken and its win or end is refused all the same: then nothing of it is
--   booked either.
-- Repeat: the first answers of bet, win and end, step by step; the last one is told, with
--   `repeated`.
CREATE OR REPLACE FUNCTION ledger_bet_and_win(
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

REVOKE EXECUTE ON FUNCTION ledger_bet_and_win FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_bet_and_win TO nordlys_app;
