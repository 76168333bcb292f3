-- Needs: ledger_lock_supplier_tx, ledger_rollback
-- Takes back a message as `ledger_rollback` does, after seeing that it is of the round, player
-- and game that the supplier names. A message that was stake and win at once is taken back whole
-- or not at all: its win first, under the rollback's number with `~win`, then its stake. When the
-- stake must stay, the win is put back as it was, and only the refusal is kept.
--
-- Arguments: as in `ledger_rollback`; `p_round`, `p_player`, `p_definition` what the supplier
--   says the target is of; `p_win_key` UUIDv7 of the movement that takes the win back.
-- Locks: the target's number; for a win that came with it both numbers with `~win`; then those of
--   `ledger_rollback`.
-- Refuses: `conflict` when the target is known as another player's, or of another round or game,
--   not kept; then as `ledger_rollback`. The SQLSTATE NL001 is raised and caught inside; it
--   undoes the win's rollback.
-- Repeat: the first answer, with `repeated`. A target that has not come is not compared with
--   anything: it gets its tombstone.
CREATE OR REPLACE FUNCTION ledger_take_back(
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

REVOKE EXECUTE ON FUNCTION ledger_take_back FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_take_back TO nordlys_app;
