-- Needs: ledger_walk_stretches
-- Keeps the stretches of play that are over, of players who moved since theirs were last kept. The newest one
-- is over once its last round is older than `p_before`; all others are, because something came after them.
--
-- Arguments: `p_at` the time, `p_before` at least half an hour earlier; `p_after` the player after whom to go
--   on, 0 to begin; `p_limit` the most players. The result is the last player looked at, null when all are:
--   then `ledger_stretch_run` has the time.
-- Locks: the row of `ledger_stretch_run`, so that one keeps at a time. Players are not held: what is booked
--   meanwhile bears a later number.
-- Refuses: nothing.
-- Repeat: harmless; each movement is looked at once, but for those of a stretch that goes on.
CREATE OR REPLACE FUNCTION ledger_keep_stretches(p_at timestamptz, p_before timestamptz, p_after integer,
  p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- A year that was never looked at is walked in parts.
  part CONSTANT bigint := 20000;
  who record;
  up_to bigint;
  kept bigint;
  newest ledger_stretch[];
  looked integer := 0;
  last integer;
BEGIN
  PERFORM FROM ledger_stretch_run FOR UPDATE;
  FOR who IN
    SELECT p.player, p.seq, coalesce(k.seq, 0) AS kept
    FROM ledger_player p LEFT JOIN ledger_stretches_kept k ON k.player = p.player
    WHERE p.player > p_after AND p.seq > coalesce(k.seq, 0) ORDER BY p.player LIMIT p_limit
  LOOP
    looked := looked + 1;
    last := who.player;
    kept := who.kept;
    up_to := least(who.seq, kept + part);
    LOOP
      SELECT coalesce(array_agg(w ORDER BY w.last_seq DESC), '{}') INTO newest
        FROM ledger_walk_stretches(who.player, kept, up_to, NULL, NULL) w;
      IF cardinality(newest) > 0 AND (up_to < who.seq OR (newest[1]).ends_at >= p_before) THEN
        kept := (newest[1]).first_seq - 1;
        newest := newest[2:];
      ELSE
        kept := up_to;
      END IF;
      INSERT INTO ledger_stretch SELECT w.* FROM unnest(newest) w;
      EXIT WHEN up_to = who.seq;
      -- Where a part has but one stretch, the next part is longer.
      up_to := least(who.seq, up_to + part);
    END LOOP;
    INSERT INTO ledger_stretches_kept VALUES (who.player, kept)
      ON CONFLICT (player) DO UPDATE SET seq = excluded.seq;
  END LOOP;
  IF looked = p_limit THEN RETURN last; END IF;
  UPDATE ledger_stretch_run SET at = p_at;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_keep_stretches FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_keep_stretches TO nordlys_app;
