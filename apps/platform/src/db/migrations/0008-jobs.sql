-- Why: a message that must leave the process is written in the same transaction as its cause; the
-- program may add such a job and nothing else, the queue's tables stay the owner's.

-- The queue's own tables are made by its library, so the body is resolved when it is first called.
-- SECURITY DEFINER needs a fixed search_path, or a caller's own schema could stand in for ours.
CREATE FUNCTION jobs_add(task text, payload json, delay_ms bigint, job_key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => task,
    payload => payload,
    run_at => CASE WHEN delay_ms > 0 THEN now() + delay_ms * interval '1 millisecond' END,
    job_key => job_key);
END $$;
REVOKE ALL ON FUNCTION jobs_add(text, json, bigint, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs_add(text, json, bigint, text) TO nordlys_app;
