-- Needs: ledger_read_rooms, ledger_write_rooms
-- Takes back the periods that `ledger_fall_due` has begun at this very moment for stakes that were
-- then refused: a period begins with a stake that was taken. They wait for the next stake again,
-- which finds them due at once.
--
-- Arguments: `p_player` only those whose stake was refused; `p_at` the moment that was given to
--   `ledger_fall_due`. A period is taken back when it began at `p_at` and none of its room is
--   used. A stake that won itself back leaves its room whole, too: that is why players whose
--   stake stands must not be among them.
-- Locks: none of its own; the caller holds the players' rows.
CREATE OR REPLACE FUNCTION ledger_unstart_periods(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  refused integer;
BEGIN
  FOR refused IN SELECT DISTINCT player FROM ledger_play_limit
    WHERE player = ANY (p_player) AND since = p_at AND until > p_at ORDER BY player
  LOOP
    PERFORM ledger_read_rooms(refused);
    UPDATE ledger_play_limit SET until = '-infinity'
      WHERE player = refused AND since = p_at AND until > p_at AND room = size;
    PERFORM ledger_write_rooms(refused);
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_unstart_periods FROM PUBLIC;
