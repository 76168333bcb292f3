-- The house row, 64 to 127, of whoever books one movement at a time, by the number of its
-- database process. Rows 0 to 63 belong to the lanes that settle batches, each leased by one
-- connection. Two processes may share a row and then wait for each other's commit; with 64 rows
-- they seldom do.
CREATE OR REPLACE FUNCTION ledger_own_lane() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT (64 + pg_backend_pid() % 64)::smallint
$$;

REVOKE EXECUTE ON FUNCTION ledger_own_lane FROM PUBLIC;
