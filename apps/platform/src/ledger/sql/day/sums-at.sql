-- Needs: ledger_counts, ledger_first_key, ledger_walk, ledger_walk_back
-- A player's running sums at each of some moments, in øre, from the first movement on: a figure of a
-- period is the sum at its end less that at its beginning. Money counts when it moves: a stake when it is
-- taken, a win when it is paid, and what is taken back when it is.
--   deposited, taken_back  by the payment provider; a debt that is paid by it is a part of it
--   withdrawn    asked for, less what was canceled or came back
--   staked       stakes less those given back; a gamble stakes a win once more, a promotional spin nothing
--   won          wins less those taken back, without jackpots
--   granted, forfeited  bonus money; what a bonus that is over would have won is won and forfeited
--   open_stakes  stakes of rounds that have not ended; `reserved` is asked for and not sent
-- The figures add up at each moment: cash + bonus + debt = deposited - taken_back - withdrawn - staked
-- + won + jackpots + granted - forfeited.
--
-- A moment parts the movements by their numbers: with the last that is older than it, all before that one
-- are, too. Copies' clocks differ a little, so that one near a midnight may bear the next day's time.
--
-- Within a day that is closed it goes back from the end of the part that the moment is in, over few
-- movements. Without parts it reads the row of the day that ended before the moment, and from there on what
-- is no round of our own and so many rounds as were played within `p_disorder` after the moment. The end of
-- a day that is closed, and now, read no round.
--
-- Arguments: `p_moments`; infinity is now, with all there is. `p_disorder`: movements further apart than this
--   are numbered in their order. The result has a row for each moment, in their order: its `ends_at` is the
--   moment, its `begins_at` says nothing.
-- Locks: none.
-- Refuses: nothing; no rows for an unknown player.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION ledger_sums_at(p_player integer, p_moments timestamptz[], p_disorder interval)
RETURNS SETOF ledger_day LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  closed timestamptz := (SELECT until FROM ledger_days_closed);
  moment timestamptz;
  base ledger_day%ROWTYPE;
  next ledger_day%ROWTYPE;
  -- Sums are reckoned from the day before, or back from the end of the part that the moment is in.
  known ledger_day%ROWTYPE;
  direction integer;
  part ledger_day_part%ROWTYPE;
  back ledger_journal[];
  sums ledger_day%ROWTYPE;
  other record;
  oldest uuid;
  first_after bigint;
BEGIN
  SELECT * INTO account FROM ledger_player WHERE player = p_player;
  IF NOT FOUND THEN RETURN; END IF;
  FOREACH moment IN ARRAY p_moments LOOP
    -- The day that ended before the moment, and the next one in which anything moved.
    SELECT * INTO base FROM ledger_day d WHERE d.player = p_player AND d.ends_at <= moment
      ORDER BY d.ends_at DESC LIMIT 1;
    IF NOT FOUND THEN
      base := (p_player, NULL, '-infinity', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    END IF;
    SELECT * INTO next FROM ledger_day d WHERE d.player = p_player AND d.ends_at > moment
      ORDER BY d.ends_at LIMIT 1;
    sums := base;
    sums.ends_at := moment;
    IF account.seq = base.seq OR next.begins_at >= moment OR (next.seq IS NULL AND moment <= closed) THEN
      RETURN NEXT sums;
      CONTINUE;
    END IF;
    part := NULL;
    IF next.seq IS NOT NULL THEN
      SELECT * INTO part FROM ledger_day_part p WHERE p.player = p_player AND p.ends_at > moment
        AND p.ends_at <= next.ends_at ORDER BY p.ends_at LIMIT 1;
    END IF;
    IF part.key IS NOT NULL THEN
      -- From the part's last movement back to the first that is older than the moment: all but that one are
      -- taken off.
      SELECT array_agg(w) FILTER (WHERE w.at >= moment),
          coalesce(max(w.seq) FILTER (WHERE w.at < moment), 0),
          max(w.cash_after) FILTER (WHERE w.at < moment), max(w.bonus_after) FILTER (WHERE w.at < moment),
          part.turnover - coalesce(sum(w.stake) FILTER (WHERE w.at >= moment AND w.kind = 1 /* round */), 0)
        INTO back, sums.seq, sums.cash, sums.bonus, sums.turnover
        FROM ledger_walk_back(part.key, base.seq, moment) w;
      IF sums.seq = 0 THEN
        sums := base;
        sums.ends_at := moment;
      END IF;
      direction := -1;
      known := (p_player, NULL, part.ends_at, part.seq, part.turnover, part.cash, part.bonus, part.reserved,
        part.open_stakes, part.debt, part.deposited, part.taken_back, part.withdrawn, part.staked, part.won,
        part.jackpots, part.granted, part.forfeited);
    ELSE
      -- Movements after that day have no older keys, so the months before are not looked at.
      oldest := ledger_first_key(greatest(base.ends_at, '2000-01-01') - interval '2 days' /* keySearchMs */);
      sums.seq := account.seq;
      IF moment < 'infinity' THEN
        SELECT j.seq INTO first_after FROM ledger_journal j
          WHERE j.player = p_player AND j.seq > base.seq AND j.seq <= coalesce(next.seq, account.seq)
            AND (j.kind <> 1 /* round */ OR j.seq % 64 = 0) AND j.at >= moment + p_disorder
            AND j.key >= oldest ORDER BY j.seq LIMIT 1;
        SELECT w.seq INTO sums.seq
          FROM ledger_walk(p_player, base.seq, coalesce(first_after, next.seq, account.seq)) w
          WHERE w.at < moment LIMIT 1;
        IF NOT FOUND THEN sums.seq := base.seq; END IF;
      END IF;
      -- The balances there, and the turnover of our own rounds, which every 64th movement carries.
      IF sums.seq = account.seq THEN
        sums.cash := account.cash; sums.bonus := account.bonus; sums.turnover := account.turnover;
      ELSIF sums.seq > base.seq THEN
        SELECT max(w.cash_after) FILTER (WHERE w.seq = sums.seq),
            max(w.bonus_after) FILTER (WHERE w.seq = sums.seq),
            coalesce(sum(w.stake) FILTER (WHERE w.kind = 1 /* round */), 0)
          INTO sums.cash, sums.bonus, sums.turnover
          FROM ledger_walk(p_player, (sums.seq - 1) / 64 * 64, sums.seq) w;
        sums.turnover := sums.turnover + coalesce((SELECT j.turnover FROM ledger_journal j
          WHERE j.player = p_player AND j.seq = (sums.seq - 1) / 64 * 64 AND j.seq % 64 = 0), 0);
      END IF;
      direction := 1;
      known := base;
    END IF;
    IF sums.seq = base.seq THEN
      RETURN NEXT sums;
      CONTINUE;
    END IF;

    SELECT coalesce(sum(c.moved), 0) AS moved, coalesce(sum(c.reserved), 0) AS reserved,
        coalesce(sum(c.open_stakes), 0) AS open_stakes, coalesce(sum(c.debt), 0) AS debt,
        coalesce(sum(c.deposited), 0) AS deposited, coalesce(sum(c.taken_back), 0) AS taken_back,
        coalesce(sum(c.withdrawn), 0) AS withdrawn, coalesce(sum(c.staked), 0) AS staked,
        coalesce(sum(c.won), 0) AS won, coalesce(sum(c.jackpots), 0) AS jackpots,
        coalesce(sum(c.granted), 0) AS granted, coalesce(sum(c.forfeited), 0) AS forfeited
      INTO STRICT other
      FROM (
        SELECT b AS movement FROM unnest(back) b WHERE direction = -1 AND b.kind <> 1 /* round */
        UNION ALL
        SELECT j FROM ledger_journal j WHERE direction = 1 AND j.player = p_player AND j.seq > base.seq
          AND j.seq <= sums.seq AND j.kind <> 1 /* round */ AND j.key >= oldest) row
        CROSS JOIN LATERAL ledger_counts(row.movement) c;
    sums.reserved := known.reserved + direction * other.reserved;
    sums.open_stakes := known.open_stakes + direction * other.open_stakes;
    sums.debt := known.debt + direction * other.debt;
    sums.deposited := known.deposited + direction * other.deposited;
    sums.taken_back := known.taken_back + direction * other.taken_back;
    sums.withdrawn := known.withdrawn + direction * other.withdrawn;
    sums.staked := known.staked + direction * other.staked + sums.turnover - known.turnover;
    -- Our own rounds moved what all else did not.
    sums.won := known.won + direction * other.won + sums.turnover - known.turnover
      + sums.cash + sums.bonus - known.cash - known.bonus - direction * other.moved;
    sums.jackpots := known.jackpots + direction * other.jackpots;
    sums.granted := known.granted + direction * other.granted;
    sums.forfeited := known.forfeited + direction * other.forfeited;
    RETURN NEXT sums;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_sums_at FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_sums_at TO nordlys_app;
