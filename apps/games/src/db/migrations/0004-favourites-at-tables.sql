-- Why: a player's favourites are the same on every device, and outlast the browser they were kept in.
CREATE TABLE tables_favourite (
  -- In time order.
  favourite uuid PRIMARY KEY,
  player_ref text NOT NULL CHECK (length(player_ref) <= 100),
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  -- There are five, so nobody keeps more; which of them a favourite has, means nothing.
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 5),
  -- Spots by their ids, each with its stake in øre: plain JSON.
  slip jsonb NOT NULL CHECK (jsonb_array_length(slip) BETWEEN 1 AND 157),
  kept_at timestamptz NOT NULL,
  UNIQUE (player_ref, game_id, place)
);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT, DELETE ON games.tables_favourite TO nordlys_app;
  END IF;
END $$;
