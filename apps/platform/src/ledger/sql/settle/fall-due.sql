-- Needs: ledger_end_bonus, ledger_period, ledger_read_rooms, ledger_turn_limits, ledger_write_rooms
-- Does what has fallen due for some players before their stakes are judged: a bonus that has
-- expired ends, a changed limit takes effect, and a period of a loss or stake limit that is over or
-- was never begun begins anew at `p_at`, in elapsed time, with all of its room. So a stake is judged
-- by what holds at its moment, whether or not a job has run. Only somebody who is about to take a
-- stake may call it, since it begins the periods. If the stake is then refused,
-- `ledger_unstart_periods` takes that back.
--
-- Arguments: `p_player` the players; those whose `due_at` is after `p_at` are left alone. True
--   when there was anyone to do it for; who had read a row before must read it again then.
-- Locks: the rows of those who are due, in order of the players' numbers; `ledger_settle` holds
--   some already, and takes batches in that order. Ending a bonus books a movement.
-- Repeat: false, since the next due moment is after `p_at`.
CREATE OR REPLACE FUNCTION ledger_fall_due(p_player integer[], p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  due integer;
  found_any boolean := false;
BEGIN
  FOR due IN SELECT player FROM ledger_player
    WHERE player = ANY (p_player) AND due_at <= p_at ORDER BY player FOR UPDATE
  LOOP
    found_any := true;
    IF EXISTS (SELECT FROM ledger_bonus
      WHERE player = due AND state = 'active' AND expires_at <= p_at) THEN
      PERFORM ledger_end_bonus(due, 'expired', p_at);
    END IF;
    PERFORM ledger_read_rooms(due);
    PERFORM ledger_turn_limits(due, p_at);
    -- Elapsed time: the next period begins with the first stake after the last one.
    UPDATE ledger_play_limit SET since = p_at, until = p_at + ledger_period(period), room = size
      WHERE player = due AND measure IN ('loss', 'stake') AND until <= p_at;
    PERFORM ledger_write_rooms(due);
  END LOOP;
  RETURN found_any;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_fall_due FROM PUBLIC;
