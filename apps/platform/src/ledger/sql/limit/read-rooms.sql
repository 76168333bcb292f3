-- Brings the rooms of a player's limits of loss and stake up to now. The player's row has what is left of
-- the strictest, which every stake and win has moved; all other rooms of the same measure have moved by as
-- much. Whoever changes a limit, or begins a period, reads first and then writes (`ledger_write_rooms`).
--
-- Arguments: `p_player` the player.
-- Locks: none of its own; the caller holds the player's row.
-- Repeat: moves nothing.
CREATE OR REPLACE FUNCTION ledger_read_rooms(p_player integer) RETURNS void LANGUAGE sql
SET search_path = public, pg_temp AS $$
  UPDATE ledger_play_limit l SET room = l.room + t.moved FROM (
    SELECT measure, CASE measure WHEN 'loss' THEN p.loss_room ELSE p.stake_room END - min(o.room) AS moved
    FROM ledger_player p JOIN ledger_play_limit o ON o.player = p.player
    WHERE p.player = p_player AND o.measure IN ('loss', 'stake')
    GROUP BY o.measure, p.loss_room, p.stake_room) t
  WHERE l.player = p_player AND l.measure = t.measure AND t.moved <> 0
$$;

REVOKE EXECUTE ON FUNCTION ledger_read_rooms FROM PUBLIC;
