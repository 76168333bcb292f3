-- Why: an auditor reads the rounds of live tables. The role belongs to the whole server and is made by the
-- platform; where this program runs alone it makes it itself.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'auditor') THEN
    CREATE ROLE auditor NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION USING MESSAGE = 'The database user may not create roles: create auditor, and grant it.';
END $$;

GRANT USAGE ON SCHEMA games TO auditor;
