-- Why: a message that must leave the process is written in the same transaction as its cause; the
-- program may add such a job and nothing else, the queue's tables stay the owner's.

-- The queue's own tables are made by its library, so the body is resolved when it is first called.
-- SECURITY DEFINER needs a fixed search_path, or a caller's own schema could stand in for ours.
CREATE FUNCTION jobs_add(task text, payload json, run_at timestamptz, job_key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => jobs_add.task,
    payload => jobs_add.payload,
    run_at => jobs_add.run_at,
    job_key => jobs_add.job_key);
END $$;
REVOKE ALL ON FUNCTION jobs_add(text, json, timestamptz, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs_add(text, json, timestamptz, text) TO nordlys_app;
