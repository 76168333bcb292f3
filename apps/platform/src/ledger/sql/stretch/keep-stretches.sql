-- Needs: ledger_walk_stretches
-- Needs: ledger_sum_several
-- Keeps the stretches of play that are over, of players who moved since theirs were last kept. The newest one
-- is over once its last round is older than `p_before`; all others are, because something came after them.
-- A call does so much and no more, and the next one goes on where it stopped.
--
-- Arguments: `p_at` the time, `p_before` at least half an hour earlier; `p_due`: nothing is done where the
--   last pass ended after it; `p_limit` the most players. The result is whether more is to be done now.
-- Locks: the row of `ledger_stretch_run`; who finds it locked leaves the work to its holder. Players are not
--   held: what is booked meanwhile bears a later number. Their rows of `ledger_stretches_kept` are: only a
--   round that changes once it was over waits for them.
-- Refuses: nothing.
-- Repeat: harmless; each movement is looked at once, but for those of a stretch that goes on.
CREATE OR REPLACE FUNCTION ledger_keep_stretches(p_at timestamptz, p_before timestamptz, p_due timestamptz,
  p_limit integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- A year that was never looked at is walked in parts.
  part CONSTANT bigint := 20000;
  run ledger_stretch_run%ROWTYPE;
  who record;
  up_to bigint;
  kept bigint;
  newest ledger_stretch[];
  left_over bigint := part;
  looked integer := 0;
BEGIN
  SELECT * INTO run FROM ledger_stretch_run FOR UPDATE SKIP LOCKED;
  IF NOT FOUND OR run.after_player = 0 AND run.at > p_due THEN RETURN false; END IF;
  FOR who IN
    SELECT p.player, p.seq, coalesce(k.seq, 0) AS kept
    FROM ledger_player p LEFT JOIN ledger_stretches_kept k ON k.player = p.player
    WHERE p.player > run.after_player AND p.seq > coalesce(k.seq, 0) ORDER BY p.player LIMIT p_limit
  LOOP
    looked := looked + 1;
    kept := who.kept;
    up_to := least(who.seq, kept + part);
    LOOP
      SELECT coalesce(array_agg(w ORDER BY w.last_seq DESC), '{}') INTO newest
        FROM ledger_walk_stretches(who.player, kept, up_to, NULL, NULL) w;
      left_over := left_over - (up_to - kept);
      IF cardinality(newest) > 0 AND (up_to < who.seq OR (newest[1]).ends_at >= p_before) THEN
        kept := (newest[1]).first_seq - 1;
        newest := newest[2:];
      ELSE
        kept := up_to;
      END IF;
      INSERT INTO ledger_stretch SELECT w.* FROM unnest(newest) w;
      -- Where a part has but one stretch, the next part is longer.
      EXIT WHEN up_to = who.seq OR left_over <= 0 AND kept > who.kept;
      up_to := least(who.seq, up_to + part);
    END LOOP;
    INSERT INTO ledger_stretches_kept VALUES (who.player, kept)
      ON CONFLICT (player) DO UPDATE SET seq = excluded.seq;
    PERFORM ledger_sum_several(who.player);
    run.after_player := CASE WHEN up_to = who.seq THEN who.player ELSE who.player - 1 END;
    EXIT WHEN left_over <= 0;
  END LOOP;
  IF left_over <= 0 OR looked = p_limit THEN
    UPDATE ledger_stretch_run SET after_player = run.after_player;
    RETURN true;
  END IF;
  UPDATE ledger_stretch_run SET at = p_at, after_player = 0;
  RETURN false;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_keep_stretches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_keep_stretches TO nordlys_app;
