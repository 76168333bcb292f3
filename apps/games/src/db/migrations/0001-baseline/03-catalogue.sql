-- Why: a round follows from its definition and its seed, and the seeds are kept for ever. So is
-- every definition that was ever played, with the report that proved it and what lists showed of
-- it.
CREATE TABLE catalogue_version (
  definition_hash text PRIMARY KEY,
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  -- The number in the definition, for people; the hash is what tells two versions apart.
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('current', 'superseded', 'withdrawn')),
  -- Canonical JSON, to the byte that was hashed.
  definition text NOT NULL,
  report jsonb NOT NULL,
  listing jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  superseded_at timestamptz CHECK ((superseded_at IS NULL) OR state <> 'current'),
  withdrawn_at timestamptz CHECK ((withdrawn_at IS NOT NULL) = (state = 'withdrawn')),
  CHECK (definition_hash = encode(sha256(convert_to(definition, 'UTF8')), 'hex'))
);
CREATE UNIQUE INDEX catalogue_version_current ON catalogue_version (game_id)
  WHERE state = 'current';
CREATE INDEX catalogue_version_game ON catalogue_version (game_id);

-- A gamble is a round of its own and follows from its definition and its seed: which version of
-- which game it was on, and which colour. It is kept for ever, as that version is.
CREATE TABLE catalogue_gamble (
  definition_hash text PRIMARY KEY,
  -- The version whose win was staked once more.
  game_hash text NOT NULL REFERENCES catalogue_version,
  choice text NOT NULL CHECK (choice IN ('red', 'black')),
  -- Canonical JSON, to the byte that was hashed.
  definition text NOT NULL,
  UNIQUE (game_hash, choice),
  CHECK (definition_hash = encode(sha256(convert_to(definition, 'UTF8')), 'hex'))
);

-- What was published is never changed, only how it stands.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT ON games.catalogue_version TO nordlys_app;
    GRANT UPDATE (state, superseded_at, withdrawn_at) ON games.catalogue_version TO nordlys_app;
    GRANT SELECT, INSERT ON games.catalogue_gamble TO nordlys_app;
  END IF;
END $$;
