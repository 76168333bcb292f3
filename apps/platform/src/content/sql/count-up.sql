-- Trigger function: counts the version of the content up, once for each statement that may have
-- changed some, so that a cache which has read a version knows when it is old. The version is one
-- row: whoever changes content waits until the change before has committed.
CREATE OR REPLACE FUNCTION content_count_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION content_count_up FROM PUBLIC;
