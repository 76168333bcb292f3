-- Takes back the periods that `ledger_fall_due` has begun at this very moment for stakes that
-- were then refused: a period begins with a stake that was taken. They wait for the next stake
-- again, which finds them due at once.
--
-- Arguments: `p_player` only those whose stake was refused; `p_at` the moment that was given to
--   `ledger_fall_due`. A period is taken back when it began at `p_at` and none of its room is
--   used. A stake that won itself back leaves its room whole, too: that is why players whose
--   stake stands must not be among them.
-- Locks: none of its own; the caller holds the players' rows.
CREATE OR REPLACE FUNCTION ledger_unstart_periods(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  WITH unstarted AS (
    UPDATE ledger_play_limit l SET until = '-infinity' FROM ledger_player p
    WHERE l.player = ANY (p_player) AND p.player = l.player AND l.since = p_at AND l.until > p_at
      AND l.size = l.above + CASE l.measure WHEN 'loss' THEN p.loss_room ELSE p.stake_room END
    RETURNING l.player)
  UPDATE ledger_player p SET due_at = '-infinity' FROM unstarted u WHERE p.player = u.player
$$;

REVOKE EXECUTE ON FUNCTION ledger_unstart_periods FROM PUBLIC;
