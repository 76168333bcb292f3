-- A player's movements from one of them back to the first that is older than a moment, which is the last row;
-- or, where none is older, to the one after number `p_above`. Newest first.
--
-- Arguments: `p_key` of the movement to begin at; `p_above` exclusive; `p_until` the moment.
-- Locks: none.
-- Refuses: nothing; no rows for an unknown key. It runs with the rights of who asks. Numbers must fall from
--   row to row: where the chain is broken the walk ends early.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION ledger_walk_back(p_key uuid, p_above bigint, p_until timestamptz)
RETURNS SETOF ledger_journal LANGUAGE sql STABLE AS $$
  WITH RECURSIVE walk AS (
    SELECT j.* FROM ledger_journal j WHERE j.key = p_key AND j.seq > p_above
    UNION ALL
    -- One row at a time, in the month that its key tells; no other plan will do.
    SELECT j.* FROM walk w CROSS JOIN LATERAL (
      SELECT * FROM ledger_journal earlier WHERE earlier.key = w.before AND earlier.seq < w.seq
        OFFSET 0) j
    WHERE w.at >= p_until AND w.seq > p_above + 1
  )
  SELECT * FROM walk
$$;

REVOKE EXECUTE ON FUNCTION ledger_walk_back FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_walk_back TO nordlys_app;
