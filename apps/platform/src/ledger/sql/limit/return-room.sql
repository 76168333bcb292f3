-- Needs: ledger_set_due
-- Gives the limits of loss and stake back what a movement had taken of them, because it was taken back. A
-- limit whose period began after that movement has lost nothing by it, and gains nothing.
--
-- Arguments: `p_loss` and `p_stake` øre that the rooms gain, below zero for a win that is taken back;
--   `p_booked_at` when the movement was booked.
-- Locks: the player's row, which the caller holds.
-- Repeat: gives it back again; the caller does so once.
CREATE OR REPLACE FUNCTION ledger_return_room(p_player integer, p_loss bigint, p_stake bigint,
  p_booked_at timestamptz) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ledger_play_limit
    SET above = above + CASE measure WHEN 'loss' THEN p_loss ELSE p_stake END
    WHERE player = p_player AND measure IN ('loss', 'stake') AND since <= p_booked_at;
  IF FOUND THEN PERFORM ledger_set_due(p_player); END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_return_room FROM PUBLIC;
