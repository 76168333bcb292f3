-- Needs: ledger_next_due
-- Writes what is left of the strictest limits of loss and stake into the player's row, which a stake is
-- held against, and when something of the player falls due next.
--
-- Arguments: `p_player` the player, whose rooms are up to now.
-- Locks: the player's row, which the caller holds.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_write_rooms(p_player integer) RETURNS void LANGUAGE sql
SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET
      loss_room = (SELECT min(room) FROM ledger_play_limit
        WHERE player = p_player AND measure = 'loss'),
      stake_room = (SELECT min(room) FROM ledger_play_limit
        WHERE player = p_player AND measure = 'stake'),
      due_at = ledger_next_due(p_player)
    WHERE player = p_player
$$;

REVOKE EXECUTE ON FUNCTION ledger_write_rooms FROM PUBLIC;
