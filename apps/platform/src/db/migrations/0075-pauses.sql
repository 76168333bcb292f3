-- Why: a pause is what a player decides against themselves. It is only ever written, never changed: nobody
-- makes one shorter, and a longer one stands beside it. The ledger's bar keeps it; this tells it. [LIM-05]
CREATE TABLE limits_pause (
  pause_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  kind text NOT NULL CHECK (kind IN ('24-hours', '30-days', 'permanent')),
  starts_at timestamptz NOT NULL,
  -- From here on it is over; a permanent one has no end.
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Chosen here, and not in the national register.
  source text NOT NULL CHECK (source = 'OWN'),
  requested_by text NOT NULL CHECK (requested_by IN ('player', 'staff')),
  channel text NOT NULL CHECK (channel IN ('site', 'customer-service')),
  CHECK ((kind = 'permanent') = (ends_at IS NULL))
);
CREATE INDEX limits_pause_by_player ON limits_pause (player_id, ends_at DESC);
GRANT SELECT, INSERT ON limits_pause TO nordlys_app;

-- Each request with what it was answered: the pause it started, or the longer one that stood.
CREATE TABLE limits_pause_request (
  player_id integer NOT NULL REFERENCES players_player,
  idempotency_key uuid NOT NULL,
  kind text NOT NULL,
  is_started boolean NOT NULL,
  pause_id bigint NOT NULL REFERENCES limits_pause,
  PRIMARY KEY (player_id, idempotency_key)
);
GRANT SELECT, INSERT ON limits_pause_request TO nordlys_app;

CREATE VIEW audit_pauses AS
  SELECT pause_id, player_id, kind, starts_at, ends_at, source, requested_by, channel FROM limits_pause;
GRANT SELECT ON audit_pauses TO auditor;

-- A closed account is kept, and lets its person have another one a year later: of the accounts that are
-- not closed, a person and an e-mail address have one.
ALTER TABLE players_player
  ADD COLUMN closed_at timestamptz,
  DROP CONSTRAINT players_player_one_per_cpr,
  DROP CONSTRAINT players_player_one_per_mitid,
  DROP CONSTRAINT players_player_one_per_email;
UPDATE players_player SET closed_at = created_at WHERE status = 'closed';
ALTER TABLE players_player ADD CHECK ((status = 'closed') = (closed_at IS NOT NULL));
CREATE UNIQUE INDEX players_player_one_per_cpr ON players_player (cpr_lookup)
  WHERE status <> 'closed';
CREATE UNIQUE INDEX players_player_one_per_mitid ON players_player (mitid_sub)
  WHERE status <> 'closed';
CREATE UNIQUE INDEX players_player_one_per_email ON players_player (email_normalised)
  WHERE status <> 'closed';
-- Logins and registrations look for closed ones, too.
CREATE INDEX players_player_by_cpr ON players_player (cpr_lookup);
CREATE INDEX players_player_by_mitid ON players_player (mitid_sub);
CREATE INDEX players_player_by_email ON players_player (email_normalised);
