-- Removes letters and text messages that were tried in vain to the end: they have an address or a number.
-- Those that wait or run stay, and other tasks, which name a row alone. It runs with the owner's rights:
-- the queue's tables are the owner's.
--
-- Arguments: `before` the last try was then or earlier. Answers how many were removed, at most a thousand.
-- Locks: the rows it removes.
-- Refuses: nothing.
-- Repeat: takes the next ones.
CREATE OR REPLACE FUNCTION jobs_forget_failed(before timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  v_count bigint;
BEGIN
  DELETE FROM graphile_worker._private_jobs WHERE id IN (
    SELECT j.id FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier IN ('send-email', 'send-sms') AND j.attempts >= j.max_attempts
      AND j.locked_at IS NULL AND j.updated_at <= jobs_forget_failed.before
    LIMIT 1000 FOR UPDATE OF j SKIP LOCKED);
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END $$;

REVOKE EXECUTE ON FUNCTION jobs_forget_failed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs_forget_failed TO nordlys_app;
