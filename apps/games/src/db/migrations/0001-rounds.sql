-- Why: a round whose result the player never saw to the end is shown again at the next opening.
-- The round itself lives in the wallet's journal; only what was seen is ours to remember.
CREATE TABLE rounds_seen_round (
  player_ref text NOT NULL CHECK (length(player_ref) <= 100),
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  round_key uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_ref, game_id)
);

-- The role belongs to the whole server and is made by the platform; alone, this program runs as
-- its own user.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT USAGE ON SCHEMA games TO nordlys_app;
    GRANT SELECT, INSERT, UPDATE ON games.rounds_seen_round TO nordlys_app;
  END IF;
END $$;
