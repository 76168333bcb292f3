-- The outbox: adds a job to the queue in the transaction of its cause, so that it exists when,
-- and only when, that commits. It is the only thing of the queue that the program may do here:
-- the queue's tables are the owner's. Its library makes them, so the body is resolved when it is
-- first called. The search_path is fixed because it runs with the owner's rights: a caller's own
-- schema could else stand in for ours.
--
-- Arguments: `task` the name of what is to be done; `payload` JSON, kept until the job has
--   succeeded: neither a CPR number nor a token belongs in it; `run_at` not before this moment,
--   null for at once; `job_key` a waiting job with the same key is replaced, null for none.
-- Locks: none of its own; those of the queue's library.
-- Refuses: nothing; what the library refuses is raised.
-- Repeat: another job, unless a `job_key` names the one that waits.
CREATE OR REPLACE FUNCTION jobs_add(task text, payload json, run_at timestamptz, job_key text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => jobs_add.task,
    payload => jobs_add.payload,
    run_at => jobs_add.run_at,
    job_key => jobs_add.job_key);
END $$;

REVOKE EXECUTE ON FUNCTION jobs_add FROM PUBLIC;
GRANT EXECUTE ON FUNCTION jobs_add TO nordlys_app;
