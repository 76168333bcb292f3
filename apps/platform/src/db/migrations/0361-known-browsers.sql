-- Why: a player heard nothing of a login to their account from a browser that had never been there.

-- The browsers that a player has logged in from, each by the hash of its cookie's mark and of the player:
-- two players at one browser have nothing in common here.
CREATE TABLE players_device (
  player_id integer NOT NULL REFERENCES players_player,
  mark_hash bytea NOT NULL CHECK (octet_length(mark_hash) = 32),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL CHECK (last_seen_at >= first_seen_at),
  PRIMARY KEY (player_id, mark_hash)
);
CREATE INDEX players_device_by_age ON players_device (last_seen_at);
GRANT SELECT, INSERT, DELETE ON players_device TO nordlys_app;
GRANT UPDATE (last_seen_at) ON players_device TO nordlys_app;
