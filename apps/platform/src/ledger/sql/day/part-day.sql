-- Needs: ledger_sums_at, ledger_walk
-- Keeps a player's running sums within a day that is kept: at the end of each `p_movements` or so, and at
-- the day's, where there are more of them. A part ends with a movement that is older than all after it.
--
-- Arguments: `p_ends` the day's end; `p_movements` how many a part has, or a few more where clocks differ.
-- Locks: none; the caller closes one day at a time.
-- Refuses: nothing; a day that is not kept has no parts.
-- Repeat: harmless; a part that is kept stays as it is.
CREATE OR REPLACE FUNCTION ledger_part_day(p_player integer, p_ends timestamptz, p_movements integer)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  day ledger_day%ROWTYPE;
  before bigint;
  part record;
BEGIN
  SELECT * INTO day FROM ledger_day WHERE player = p_player AND ends_at = p_ends;
  SELECT coalesce(max(seq), 0) INTO before FROM ledger_day WHERE player = p_player AND ends_at < p_ends;
  -- Null where nothing is kept.
  IF day.seq - before > p_movements THEN
    -- The newest first: the sums of each are reckoned from the one above it.
    FOR part IN SELECT DISTINCT ON ((w.seq - 1) / p_movements) w.seq, w.key,
        CASE WHEN w.seq = day.seq THEN p_ends ELSE w.at + interval '1 microsecond' END AS ends_at
      FROM (SELECT seq, key, at, min(at) OVER (ORDER BY seq DESC
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later
        FROM ledger_walk(p_player, before, day.seq)) w
      WHERE w.seq = day.seq OR w.at < w.later AND w.at < p_ends
      ORDER BY (w.seq - 1) / p_movements DESC, w.seq DESC
    LOOP
      INSERT INTO ledger_day_part (player, ends_at, seq, key, turnover, cash, bonus, reserved, open_stakes,
          debt, deposited, taken_back, withdrawn, staked, won, jackpots, granted, forfeited)
        SELECT p_player, s.ends_at, s.seq, part.key, s.turnover, s.cash, s.bonus, s.reserved, s.open_stakes,
          s.debt, s.deposited, s.taken_back, s.withdrawn, s.staked, s.won, s.jackpots, s.granted, s.forfeited
        FROM ledger_sums_at(p_player, ARRAY[part.ends_at], '1 day') s WHERE s.seq = part.seq
      ON CONFLICT DO NOTHING;
    END LOOP;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_part_day FROM PUBLIC;
