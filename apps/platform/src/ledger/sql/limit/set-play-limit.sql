-- Needs: ledger_fall_due, ledger_period, ledger_set_due, ledger_time_until
-- Sets how much a player may lose (stakes less wins), stake, or play at most within a day, a week or a
-- month of elapsed time, from a moment on. A period of a loss or stake limit begins with the first stake
-- that is taken; a new limit has none yet, a changed one keeps its period and what was used in it. A limit
-- of time looks back over all play, and one that is set now ends the play that runs, if nothing is left.
-- When a limit may be raised is not judged here. A limit that is taken away and set again has forgotten
-- what was used of it.
--
-- Arguments: `p_measure` `loss`, `stake` or `time`; `p_period` `day`, `week` or `month`; `p_size` øre, or
--   minutes of time, from zero on; null takes the limit away; `p_from` from when on: now when it is not
--   after `p_at`, else it waits, in the place of what waited before. What is left may fall below zero;
--   then no stake is taken.
-- Locks: the player's row.
-- Refuses: nothing; a size below zero breaks a check of the table.
-- Repeat: the same limit, period and room.
CREATE OR REPLACE FUNCTION ledger_set_play_limit(p_player integer, p_measure text, p_period text,
  p_size bigint, p_from timestamptz, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  PERFORM ledger_fall_due(ARRAY[p_player], false, p_at);
  SELECT * INTO account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF p_from > p_at THEN
    UPDATE ledger_play_limit SET next_size = p_size, next_at = p_from
      WHERE player = p_player AND measure = p_measure AND period = p_period;
  ELSIF p_size IS NULL THEN
    DELETE FROM ledger_play_limit
      WHERE player = p_player AND measure = p_measure AND period = p_period;
  ELSE
    INSERT INTO ledger_play_limit AS l (player, measure, period, lasts, size, since, above)
      VALUES (p_player, p_measure, p_period, ledger_period(p_period), p_size, p_at, p_size
        - CASE p_measure WHEN 'loss' THEN coalesce(account.loss_room, 0)
          WHEN 'stake' THEN coalesce(account.stake_room, 0) ELSE 0 END)
      ON CONFLICT (player, measure, period) DO UPDATE SET above = l.above + p_size - l.size,
        size = p_size, next_size = NULL, next_at = 'infinity';
  END IF;
  PERFORM ledger_set_due(p_player);
  IF p_measure = 'time' AND p_from <= p_at THEN
    UPDATE ledger_player p SET time_until = t.ends_at, play_until = least(p.play_until, t.ends_at)
      FROM (SELECT ledger_time_until(p_player, p_at) AS ends_at) t WHERE p.player = p_player;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_set_play_limit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_play_limit TO nordlys_app;
