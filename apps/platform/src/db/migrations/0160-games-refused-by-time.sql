-- Why: a limit of time that opens no game is a limit hit, and left no trace to count it by.

CREATE TABLE limits_refused_game (
  player_id integer NOT NULL REFERENCES players_player,
  -- Begins the ten minutes in which it was: who asks again at once has not hit the limit again.
  slice timestamptz NOT NULL,
  -- The first time in them.
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, slice)
);
CREATE INDEX limits_refused_game_by_time ON limits_refused_game (at);
GRANT SELECT, INSERT ON limits_refused_game TO nordlys_app;
