-- Why: what a player sends to show who they are, where they live or where money comes from is
-- kept sealed, so that neither a copy of the database nor its owner can look at it, and only for
-- as long as it must be.
CREATE TABLE documents_document (
  document_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  document_type text NOT NULL CHECK (length(document_type) BETWEEN 1 AND 100),
  -- People write names and numbers into the names of files.
  file_name_sealed text NOT NULL,
  -- Of what is kept: every picture is written anew as a JPG.
  content_type text NOT NULL CHECK (content_type IN ('image/jpeg', 'application/pdf')),
  -- A keyed hash of what was sent: the same file of the same type is one document.
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  -- What is sealed cannot be compressed.
  bytes_sealed bytea STORAGE EXTERNAL NOT NULL
    CHECK (length(bytes_sealed) BETWEEN 1 AND 33554432),
  state text NOT NULL CHECK (state IN ('received')),
  received_at timestamptz NOT NULL,
  UNIQUE (player_id, document_type, fingerprint)
);
CREATE INDEX documents_document_received ON documents_document (received_at);
GRANT SELECT, INSERT, DELETE ON documents_document TO nordlys_app;
