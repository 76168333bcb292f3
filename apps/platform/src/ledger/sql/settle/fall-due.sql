-- Needs: ledger_end_bonus, ledger_set_due
-- Replaces: FUNCTION ledger_fall_due(integer[], timestamptz)
-- Does what has fallen due for some players: a bonus that has expired ends, a changed limit of play
-- takes effect, and before a stake is judged a period of a limit that is over or was never begun begins anew
-- at `p_at`, in elapsed time, with all of its room. So a stake is judged by what holds at its moment,
-- whether or not a job has run. If the stake is then refused, `ledger_unstart_periods` takes the periods
-- back.
--
-- Arguments: `p_player` the players; those whose `due_at` is after `p_at` are left alone. `p_begins`
--   whether a stake is about to be taken: nothing else begins a period. True when there was anyone
--   to do it for; who had read a row before must read it again then.
-- Locks: the rows of those who are due, in order of the players' numbers; `ledger_settle` holds
--   some already, and takes batches in that order. Ending a bonus books a movement.
-- Repeat: false, since the next due moment is after `p_at`; where nothing begins, the same again.
CREATE OR REPLACE FUNCTION ledger_fall_due(p_player integer[], p_begins boolean, p_at timestamptz)
RETURNS boolean
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
    DELETE FROM ledger_play_limit WHERE player = due AND next_at <= p_at AND next_size IS NULL;
    UPDATE ledger_play_limit
      SET above = above + next_size - size, size = next_size, next_size = NULL, next_at = 'infinity'
      WHERE player = due AND next_at <= p_at;
    -- Elapsed time: the next period begins with the first stake after the last one.
    UPDATE ledger_play_limit l SET since = p_at, until = p_at + l.lasts, above = l.size
        - CASE l.measure WHEN 'loss' THEN p.loss_room ELSE p.stake_room END
      FROM ledger_player p WHERE p_begins AND p.player = due AND l.player = due
        AND l.measure IN ('loss', 'stake') AND l.until <= p_at;
    PERFORM ledger_set_due(due);
  END LOOP;
  RETURN found_any;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_fall_due FROM PUBLIC;
