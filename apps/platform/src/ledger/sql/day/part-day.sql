-- Needs: ledger_counts, ledger_walk
-- Keeps a player's running sums within a day that is kept: at the end of each `p_movements` or so, and at
-- the day's, where there are more of them. A part ends with a movement that is newer than none after it.
--
-- Arguments: `p_ends` the day's end; `p_movements` how many a part has, or a few more where clocks differ.
-- Locks: none; the caller closes one day at a time.
-- Refuses: nothing; a day that is not kept has no parts.
-- Repeat: harmless; a part that is kept stays as it is.
CREATE OR REPLACE FUNCTION ledger_part_day(p_player integer, p_ends timestamptz, p_movements integer)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  base ledger_day%ROWTYPE;
  day ledger_day%ROWTYPE;
BEGIN
  SELECT * INTO day FROM ledger_day WHERE player = p_player AND ends_at = p_ends;
  SELECT * INTO base FROM ledger_day WHERE player = p_player AND ends_at < p_ends
    ORDER BY ends_at DESC LIMIT 1;
  IF NOT FOUND THEN
    base := (p_player, NULL, '-infinity', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  END IF;
  -- Null where nothing is kept.
  IF day.seq - base.seq > p_movements THEN
    INSERT INTO ledger_day_part (player, ends_at, seq, key, turnover, cash, bonus, reserved, open_stakes,
        debt, deposited, taken_back, withdrawn, staked, won, jackpots, granted, forfeited)
      SELECT DISTINCT ON ((s.seq - 1) / p_movements) p_player,
        CASE WHEN s.seq = day.seq THEN p_ends ELSE s.at END, s.seq, s.key,
        base.turnover + s.turnover, s.cash_after, s.bonus_after, base.reserved + s.reserved,
        base.open_stakes + s.open_stakes, base.debt + s.debt, base.deposited + s.deposited,
        base.taken_back + s.taken_back, base.withdrawn + s.withdrawn, base.staked + s.staked,
        base.won + s.won, base.jackpots + s.jackpots, base.granted + s.granted, base.forfeited + s.forfeited
      FROM (
        SELECT w.seq, w.key, w.at, w.cash_after, w.bonus_after,
          min(w.at) OVER (ORDER BY w.seq DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later,
          sum(c.turnover) OVER upwards AS turnover, sum(c.reserved) OVER upwards AS reserved,
          sum(c.open_stakes) OVER upwards AS open_stakes, sum(c.debt) OVER upwards AS debt,
          sum(c.deposited) OVER upwards AS deposited, sum(c.taken_back) OVER upwards AS taken_back,
          sum(c.withdrawn) OVER upwards AS withdrawn, sum(c.staked) OVER upwards AS staked,
          sum(c.won) OVER upwards AS won, sum(c.jackpots) OVER upwards AS jackpots,
          sum(c.granted) OVER upwards AS granted, sum(c.forfeited) OVER upwards AS forfeited
        FROM ledger_walk(p_player, base.seq, day.seq) w CROSS JOIN LATERAL ledger_counts(w) c
        WINDOW upwards AS (ORDER BY w.seq ROWS UNBOUNDED PRECEDING)) s
      WHERE s.seq = day.seq OR s.at <= s.later AND s.at < p_ends
      ORDER BY (s.seq - 1) / p_movements, s.seq DESC
    ON CONFLICT DO NOTHING;
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_part_day FROM PUBLIC;
