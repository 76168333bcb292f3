-- Why: a round whose result the player never saw to the end is shown again at the next opening.
-- The round itself lives in the wallet's journal; only what was seen is ours to remember.
CREATE TABLE rounds_seen_round (
  player_ref text NOT NULL CHECK (length(player_ref) <= 100),
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  round_key uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_ref, game_id)
);

-- A round of many free spins that is left on one device goes on at the same spin on another. How
-- far it was shown is no money and no outcome; it is told as each spin begins, and may be lost.
CREATE TABLE rounds_reached (
  player_ref text NOT NULL CHECK (length(player_ref) <= 100),
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  round_key uuid NOT NULL,
  -- The index of the event that was about to be shown.
  event integer NOT NULL CHECK (event >= 0),
  PRIMARY KEY (player_ref, game_id)
);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT, UPDATE ON games.rounds_seen_round TO nordlys_app;
    GRANT SELECT, INSERT, UPDATE ON games.rounds_reached TO nordlys_app;
  END IF;
END $$;
