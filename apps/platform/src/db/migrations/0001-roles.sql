-- Why: the program must be unable to change the past, and an auditor must be able to read it.
-- Roles belong to the whole server, databases come and go, so they may be here already; two
-- databases may also be migrated at the same moment.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    CREATE ROLE nordlys_app NOLOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'auditor') THEN
    CREATE ROLE auditor NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'The database user may not create roles: create nordlys_app and auditor, and grant them.';
END $$;

GRANT nordlys_app TO CURRENT_USER;
GRANT auditor TO CURRENT_USER;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO nordlys_app, auditor;
