-- Why: everything the site shows that is not a player's is content, changed without a release:
-- what a player accepts and may read about their data, too. Whoever changes it, by whatever way,
-- leaves a line that says what it was before.

-- All kinds of content have the same life (published, changed, put away, exported), so they are
-- one table.
CREATE TABLE content_entry (
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  -- The name within its kind: a slug, a path, `group.key`.
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 330),
  -- The order within its kind, where that has one.
  place integer NOT NULL DEFAULT 0,
  value jsonb NOT NULL,
  -- Shown from here on; null: always. Until there; null: for good.
  public_from timestamptz,
  public_until timestamptz,
  PRIMARY KEY (kind, id),
  CHECK (public_from < public_until)
);
CREATE INDEX content_entry_from ON content_entry (public_from) WHERE public_from IS NOT NULL;
CREATE INDEX content_entry_until ON content_entry (public_until) WHERE public_until IS NOT NULL;
CREATE INDEX content_entry_news ON content_entry (public_from DESC, id) WHERE kind = 'news';
GRANT SELECT, INSERT, UPDATE, DELETE ON content_entry TO nordlys_app;

-- The pictures that content names are content too: the same on every copy of the platform. They
-- are few and small; a shop of files would be a second thing to back up.
CREATE TABLE content_image (
  name text PRIMARY KEY
    CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,79}\.(avif|webp|png|jpg|svg|mp4|webm)$'),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  bytes bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 4194304 AND sha256 = sha256(bytes))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON content_image TO nordlys_app;

CREATE TABLE content_change (
  change_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  author text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  -- The entry as it was and as it is; null where it was not there.
  before jsonb,
  after jsonb
);
CREATE INDEX content_change_of ON content_change (kind, id, change_id);
GRANT SELECT ON content_change TO nordlys_app, auditor;

-- Counts up with every change, so that a cache knows when it is old.
CREATE TABLE content_version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version bigint NOT NULL
);
INSERT INTO content_version (version) VALUES (6);
GRANT SELECT, UPDATE ON content_version TO nordlys_app;
