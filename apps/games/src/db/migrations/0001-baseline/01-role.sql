-- Why: beside the platform this program runs as the platform's role, which may do no more than
-- each table says. The role belongs to the whole server and is made by the platform; alone, this
-- program runs as its own user, and there is nobody to grant to.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT USAGE ON SCHEMA games TO nordlys_app;
  END IF;
END $$;
