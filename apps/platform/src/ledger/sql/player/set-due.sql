-- Writes what holds a player's next stake: what is left of the strictest limits of loss and stake, and when
-- something falls due next (`due_at`): the active bonus expires, a period of a limit is over, or a changed
-- limit takes effect; `-infinity` for a period that waits for the next stake, `infinity` when nothing does.
-- Whoever changes a bonus or a limit of play calls this afterwards.
-- A limit's room is what the player's row has of the strictest and how far this one is above it: every stake
-- and win moves all rooms of a measure alike.
--
-- Arguments: `p_player` the player.
-- Locks: the player's row, which the caller holds.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_set_due(p_player integer) RETURNS void LANGUAGE sql
SET search_path = public, pg_temp AS $$
  WITH limits AS (
    -- A limit of time has no period that begins anew: only its change falls due.
    SELECT measure, min(above) AS lowest,
      min(CASE measure WHEN 'time' THEN next_at ELSE least(until, next_at) END) AS due_at
    FROM ledger_play_limit WHERE player = p_player GROUP BY measure
  ), lowered AS (
    UPDATE ledger_play_limit l SET above = l.above - t.lowest FROM limits t
    WHERE l.player = p_player AND l.measure = t.measure AND l.measure <> 'time' AND t.lowest <> 0
  )
  UPDATE ledger_player p SET
      loss_room = (SELECT coalesce(p.loss_room, 0) + lowest FROM limits WHERE measure = 'loss'),
      stake_room = (SELECT coalesce(p.stake_room, 0) + lowest FROM limits WHERE measure = 'stake'),
      due_at = least(
        coalesce((SELECT expires_at FROM ledger_bonus WHERE player = p_player AND state = 'active'),
          'infinity'),
        coalesce((SELECT min(due_at) FROM limits), 'infinity'))
    WHERE p.player = p_player
$$;

REVOKE EXECUTE ON FUNCTION ledger_set_due FROM PUBLIC;
