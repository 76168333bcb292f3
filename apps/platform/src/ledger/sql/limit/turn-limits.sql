-- Lets the changes of a player's limits of play that are due take effect: a raised one gains what it was
-- raised by, in the period that runs, and one that is taken away is gone. Nothing runs at the moment
-- itself: whoever judges or changes limits calls this first.
--
-- Arguments: `p_player` the player, whose rooms are up to now; `p_at` the moment it is.
-- Locks: none of its own; the caller holds the player's row, and writes the rooms afterwards.
-- Repeat: changes nothing.
CREATE OR REPLACE FUNCTION ledger_turn_limits(p_player integer, p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  DELETE FROM ledger_play_limit WHERE player = p_player AND next_at <= p_at AND next_size IS NULL;
  UPDATE ledger_play_limit
    SET room = room + next_size - size, size = next_size, next_size = NULL, next_at = 'infinity'
    WHERE player = p_player AND next_at <= p_at
$$;

REVOKE EXECUTE ON FUNCTION ledger_turn_limits FROM PUBLIC;
