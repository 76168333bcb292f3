-- Needs: ledger_next_due
-- Sets the most a player may lose, stakes less wins, within 24 hours of elapsed time from the
-- first stake that was taken; null takes the limit away. A new limit has no period yet: the next
-- stake that is taken begins it. A changed one keeps its period and what was lost in it. When a
-- limit may be raised is not judged here. A limit that is taken away and set again has forgotten
-- what was lost.
--
-- Arguments: `p_amount` øre, above zero, or null; `p_at` the moment at which it is set. What is
--   left to lose may fall below zero; then no stake is taken.
-- Locks: the player's row.
-- Refuses: nothing; an amount that is not above zero breaks a check of the table.
-- Repeat: the same limit, period and room.
CREATE OR REPLACE FUNCTION ledger_set_loss_limit(
  p_player integer, p_amount bigint, p_at timestamptz
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before bigint;
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT amount INTO before FROM ledger_loss_limit WHERE player = p_player;
  IF p_amount IS NULL THEN
    DELETE FROM ledger_loss_limit WHERE player = p_player;
  ELSE
    INSERT INTO ledger_loss_limit VALUES (p_player, p_amount, p_at, '-infinity')
      ON CONFLICT (player) DO UPDATE SET amount = p_amount;
  END IF;
  UPDATE ledger_player SET
      loss_room = CASE WHEN p_amount IS NOT NULL THEN coalesce(loss_room - before, 0) + p_amount END,
      due_at = ledger_next_due(p_player)
    WHERE player = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_set_loss_limit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_loss_limit TO nordlys_app;
