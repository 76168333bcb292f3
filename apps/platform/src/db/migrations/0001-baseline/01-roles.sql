-- Why: the program must be unable to change the past, and an auditor must be able to read it. So
-- the program runs as `nordlys_app`, which owns nothing, and each table grants it what it may do.
-- Functions, views and triggers stand with their module, in `src/<module>/sql/`, and come
-- afterwards.

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
    RAISE EXCEPTION USING MESSAGE = 'The database user may not create roles: '
      'create nordlys_app and auditor, and grant them.';
END $$;

GRANT nordlys_app TO CURRENT_USER;
GRANT auditor TO CURRENT_USER;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO nordlys_app, auditor;
