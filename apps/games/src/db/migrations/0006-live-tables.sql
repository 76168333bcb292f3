-- Why: at a live table everybody plays the same round. One process owns it, by a lease that it renews each
-- second; the next owner counts the epoch up, and each write of a round names the epoch it belongs to.
-- So a process that slept finds its write refused, and nothing is drawn twice.
CREATE TABLE live_table (
  id text PRIMARY KEY CHECK (length(id) <= 100),
  owner uuid NOT NULL,
  -- How other copies reach the owner.
  address text NOT NULL CHECK (length(address) <= 200),
  epoch integer NOT NULL CHECK (epoch > 0),
  until timestamptz NOT NULL,
  -- The newest round that was begun.
  round integer NOT NULL DEFAULT 0 CHECK (round >= 0),
  -- Nobody takes it over while an operator keeps it closed.
  is_closed boolean NOT NULL DEFAULT false
);

-- A round from the moment that its slips are final. From here on it is only repeated: its seed and keys never
-- change, so that every owner settles the same.
CREATE TABLE live_round (
  table_id text NOT NULL REFERENCES live_table (id),
  round integer NOT NULL CHECK (round > 0),
  epoch integer NOT NULL CHECK (epoch > 0),
  owner uuid NOT NULL,
  definition_hash text NOT NULL REFERENCES tables_definition (definition_hash),
  closed_at timestamptz NOT NULL,
  -- 32 bytes, encrypted and bound to the round.
  sealed_seed bytea NOT NULL CHECK (octet_length(sealed_seed) BETWEEN 32 AND 200),
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  root text NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  -- An array a slip: its settle key, player, play session, stake in øre and bets.
  slips json NOT NULL,
  -- A byte a slip: 1 booked, from 2 on refused; there once the books have answered each.
  booked bytea,
  noted_at timestamptz,
  noted_epoch integer,
  lands_at timestamptz,
  -- The round is over at the table, and its seed may be read by everybody.
  seed text CHECK (seed ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz,
  opened_epoch integer,
  -- The table went on without its number.
  left_at timestamptz,
  PRIMARY KEY (table_id, round),
  CHECK (num_nulls(booked, noted_at, noted_epoch) IN (0, 3)),
  CHECK (num_nulls(seed, opened_at, opened_epoch) IN (0, 3)),
  CHECK (seed IS NULL OR booked IS NOT NULL)
);

-- Rounds that the books have not answered: few, and gone a day later at the latest.
CREATE INDEX live_round_open ON live_round (table_id, round) WHERE booked IS NULL;

-- A line of a player is opened once by each.
CREATE TABLE live_ticket (
  ticket_hash bytea PRIMARY KEY CHECK (octet_length(ticket_hash) = 32),
  table_id text NOT NULL CHECK (length(table_id) <= 100),
  player_ref text NOT NULL CHECK (length(player_ref) <= 200),
  play_session text NOT NULL CHECK (length(play_session) <= 200),
  expires_at timestamptz NOT NULL
);

CREATE INDEX live_ticket_expired ON live_ticket (expires_at);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT, UPDATE ON games.live_table, games.live_round TO nordlys_app;
    GRANT SELECT, INSERT, DELETE ON games.live_ticket TO nordlys_app;
  END IF;
END $$;
