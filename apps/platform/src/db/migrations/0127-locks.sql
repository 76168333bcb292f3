-- Why: staff stop a player's play and deposits at once and say why, and no lock is lifted by who set it.

CREATE TABLE players_lock (
  lock_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  -- In the words that the player is told.
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  locked_by text NOT NULL CHECK (length(locked_by) BETWEEN 1 AND 100),
  locked_at timestamptz NOT NULL,
  lift_reason text CHECK (length(lift_reason) BETWEEN 1 AND 1000),
  lifted_by text CHECK (length(lifted_by) BETWEEN 1 AND 100),
  lifted_at timestamptz CHECK (lifted_at >= locked_at),
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL)),
  CONSTRAINT players_lock_by_two CHECK (lower(lifted_by) <> lower(locked_by))
);
CREATE UNIQUE INDEX players_lock_one_at_a_time ON players_lock (player_id) WHERE lifted_at IS NULL;
CREATE INDEX players_lock_by_player ON players_lock (player_id, lock_id);
GRANT SELECT, INSERT ON players_lock TO nordlys_app;
GRANT UPDATE (lift_reason, lifted_by, lifted_at) ON players_lock TO nordlys_app;
