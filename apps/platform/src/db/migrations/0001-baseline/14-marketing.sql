-- Why: the site must be told of a player what they last played for, whether they have ever
-- deposited, and until when they have accepted the marketing popup. Consents themselves are lines
-- of `players_consent`.
CREATE TABLE marketing_player (
  player_id integer PRIMARY KEY REFERENCES players_player,
  player_type text CHECK (player_type IN ('money', 'free')),
  depositor_since timestamptz,
  notification_accepted_at timestamptz,
  notification_valid_until timestamptz,
  CHECK ((notification_accepted_at IS NULL) = (notification_valid_until IS NULL)),
  CHECK (notification_accepted_at < notification_valid_until)
);
GRANT SELECT, INSERT, UPDATE ON marketing_player TO nordlys_app;
