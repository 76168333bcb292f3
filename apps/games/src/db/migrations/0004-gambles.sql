-- Why: a gamble is a round of its own and follows from its definition and its seed: which version of
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

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT ON games.catalogue_gamble TO nordlys_app;
  END IF;
END $$;
