-- Replaces: FUNCTION ledger_close_day(timestamptz, timestamptz, integer, integer)
-- Needs: ledger_part_day, ledger_sums_at
-- Keeps players' running sums at the end of a day, and of its parts, for those who moved since the last day
-- that is kept of them. The day is closed with the last player: `ledger_days_closed` says so.
--
-- Arguments: `p_begins` and `p_ends` the day's ends; `p_after` the player after whom to go on, 0 to
--   begin; `p_limit` the most players; `p_movements` how many a part has. The result is the last player
--   looked at, null when the day is closed.
-- Locks: the row of `ledger_days_closed`, so that one closes at a time. Players are not held: what is
--   booked meanwhile bears a later number.
-- Refuses: nothing; a day that is closed, or is not next, is left alone.
-- Repeat: harmless; a day that is kept stays as it is.
CREATE OR REPLACE FUNCTION ledger_close_day(p_begins timestamptz, p_ends timestamptz, p_after integer,
  p_limit integer, p_movements integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  closed timestamptz;
  looked integer[];
BEGIN
  SELECT until INTO STRICT closed FROM ledger_days_closed FOR UPDATE;
  IF closed NOT IN ('-infinity', p_begins) THEN RETURN NULL; END IF;
  SELECT array_agg(player) INTO looked FROM (
    SELECT p.player FROM ledger_player p LEFT JOIN LATERAL (
      SELECT d.seq FROM ledger_day d WHERE d.player = p.player ORDER BY d.ends_at DESC LIMIT 1) d ON true
    WHERE p.player > p_after AND p.seq > coalesce(d.seq, 0) ORDER BY p.player LIMIT p_limit) moved;
  INSERT INTO ledger_day (player, begins_at, ends_at, seq, turnover, cash, bonus, reserved, open_stakes,
      debt, deposited, taken_back, withdrawn, staked, won, jackpots, granted, forfeited)
    SELECT who.player, p_begins, p_ends, s.seq, s.turnover, s.cash, s.bonus, s.reserved, s.open_stakes,
      s.debt, s.deposited, s.taken_back, s.withdrawn, s.staked, s.won, s.jackpots, s.granted, s.forfeited
    FROM unnest(looked) who(player) CROSS JOIN LATERAL ledger_sums_at(who.player, ARRAY[p_ends], '1 day') s
    WHERE s.seq > coalesce((SELECT max(d.seq) FROM ledger_day d WHERE d.player = who.player), 0)
  ON CONFLICT DO NOTHING;
  PERFORM ledger_part_day(player, p_ends, p_movements) FROM unnest(looked) player;
  IF coalesce(cardinality(looked), 0) = p_limit THEN RETURN looked[p_limit]; END IF;
  UPDATE ledger_days_closed SET until = p_ends;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_close_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_close_day TO nordlys_app;
