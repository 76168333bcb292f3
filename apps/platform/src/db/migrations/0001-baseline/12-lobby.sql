-- Why: a player finds a game again by having marked it, and others find what is played most. The
-- second is counted from the journal, day by day, so that no list waits for a count.

CREATE TABLE games_favourite (
  player_id integer NOT NULL REFERENCES ledger_player (player),
  game text NOT NULL CHECK (length(game) BETWEEN 1 AND 100),
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game)
);
GRANT SELECT, INSERT, DELETE ON games_favourite TO nordlys_app;

-- The days whose rounds were counted. A round is booked at most a day after its key was made, so
-- a day that is counted a day after its end is counted for good.
CREATE TABLE games_counted_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON games_counted_day TO nordlys_app;

-- What was settled of a game on a day (UTC): by how many players, and how many rounds.
CREATE TABLE games_day (
  day date NOT NULL REFERENCES games_counted_day,
  game text NOT NULL,
  players integer NOT NULL CHECK (players > 0),
  rounds bigint NOT NULL CHECK (rounds >= players),
  PRIMARY KEY (day, game)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON games_day TO nordlys_app;
