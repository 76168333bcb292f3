-- Removes jobs that were tried in vain to the end: a letter that could not be sent has an address. Those that
-- wait or run stay. It runs with the owner's rights, since the queue's tables are the owner's.
--
-- Arguments: `before` the last try was then or earlier. Answers how many were removed.
-- Locks: the rows it removes.
-- Refuses: nothing.
-- Repeat: finds none of them.
CREATE OR REPLACE FUNCTION jobs_forget_failed(before timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_count bigint;
BEGIN
  DELETE FROM graphile_worker._private_jobs
  WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at <= jobs_forget_failed.before;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END $$;

REVOKE EXECUTE ON FUNCTION jobs_forget_failed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs_forget_failed TO nordlys_app;
