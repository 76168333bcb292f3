-- Needs: ledger_read_rooms, ledger_write_rooms
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
  IF NOT EXISTS (SELECT FROM ledger_play_limit WHERE player = p_player) THEN RETURN; END IF;
  PERFORM ledger_read_rooms(p_player);
  UPDATE ledger_play_limit SET room = room + CASE measure WHEN 'loss' THEN p_loss ELSE p_stake END
    WHERE player = p_player AND measure IN ('loss', 'stake') AND since <= p_booked_at;
  PERFORM ledger_write_rooms(p_player);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_return_room FROM PUBLIC;
