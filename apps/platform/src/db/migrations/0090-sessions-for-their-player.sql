-- Why: a player sees where they are logged in and ends what they do not know. A session has a name for
-- that, which opens nothing; of the browser no more is kept than tells one from another, and only as
-- long as the session lives.
ALTER TABLE players_session
  ADD COLUMN name text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  ADD COLUMN browser text CHECK (browser ~ '^[a-z-]{1,20}$'),
  ADD COLUMN system text CHECK (system ~ '^[a-z-]{1,20}$'),
  ADD CHECK (ended_at IS NULL OR (browser IS NULL AND system IS NULL));
