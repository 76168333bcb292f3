-- A player's movements with numbers above `p_above` and up to `p_up_to`, newest first: in the
-- order of the walk, so that who reads few rows with LIMIT pays for few. It goes from each
-- movement to the one before it by key. It begins at the player's newest movement, or at the
-- first movement with a number divisible by 64 that is not below `p_up_to`, which the index
-- `ledger_journal_entry` knows; at most 63 rows are then walked for nothing. Refused rounds have
-- no number and are not in it.
-- It is one SQL statement without settings, so that PostgreSQL makes it a part of the statement
-- that asks, which may stop it.
--
-- Arguments: `p_above` exclusive, 0 for all; `p_up_to` inclusive, null for all.
-- Locks: none.
-- Refuses: nothing; no rows for a player without any. It runs with the rights of who asks.
--   Numbers must fall from row to row: where the chain is broken the walk ends early and does not
--   turn for ever.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION ledger_walk(p_player integer, p_above bigint, p_up_to bigint)
RETURNS SETOF ledger_journal LANGUAGE sql STABLE AS $$
  WITH RECURSIVE walk AS (
    SELECT j.* FROM ledger_player p CROSS JOIN LATERAL (
      SELECT CASE WHEN p_up_to < p.seq THEN coalesce((
          SELECT sparse.key FROM ledger_journal sparse
          WHERE sparse.player = p_player AND sparse.seq = (p_up_to + 63) / 64 * 64
            AND sparse.seq % 64 = 0), p.newest_key)
        ELSE p.newest_key END AS key) entry
    JOIN ledger_journal j ON j.key = entry.key
    WHERE p.player = p_player AND p.seq > p_above
    UNION ALL
    -- One row at a time, in the month that its key tells; no other plan will do. Numbers only fall, so
    -- that the walk ends even where rows are wrong.
    SELECT j.* FROM walk w CROSS JOIN LATERAL (
      SELECT * FROM ledger_journal earlier WHERE earlier.key = w.before AND earlier.seq < w.seq
        OFFSET 0) j
    WHERE w.seq > p_above + 1
  )
  SELECT * FROM walk WHERE seq > p_above AND (p_up_to IS NULL OR seq <= p_up_to)
$$;

REVOKE EXECUTE ON FUNCTION ledger_walk FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_walk TO nordlys_app;
