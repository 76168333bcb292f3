-- Why: a round at a table follows from its definition, its bets, its seed and its choices. So every
-- definition that a round was begun on is kept for ever: a hand that was begun before a release is played on
-- after it.
CREATE TABLE tables_definition (
  definition_hash text PRIMARY KEY,
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  -- The number in the definition, for people; the hash is what tells two apart.
  number integer NOT NULL CHECK (number > 0),
  -- Canonical JSON, to the byte that was hashed.
  definition text NOT NULL,
  kept_at timestamptz NOT NULL,
  CHECK (definition_hash = encode(sha256(convert_to(definition, 'UTF8')), 'hex'))
);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT ON games.tables_definition TO nordlys_app;
  END IF;
END $$;
