-- Why: a player may have a copy of all that is kept of them. It is made once, by a job, and fetched for some
-- days by who proves with MitID that they are the player; then it is gone.

-- `opened_login` and `opened_until`: which login may fetch it, and until when; MitID has confirmed it.
CREATE TABLE personal_data_copy (
  copy_id uuid PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  ordered_at timestamptz NOT NULL,
  ready_at timestamptz CHECK (ready_at >= ordered_at),
  expires_at timestamptz CHECK (expires_at > ready_at),
  parts integer CHECK (parts > 0),
  opened_login text,
  opened_until timestamptz,
  gone_at timestamptz,
  CONSTRAINT personal_data_copy_ready_is_whole CHECK (
    (ready_at IS NULL) = (expires_at IS NULL) AND (ready_at IS NULL) = (parts IS NULL)),
  CONSTRAINT personal_data_copy_opened_is_whole CHECK (
    (opened_login IS NULL) = (opened_until IS NULL) AND (opened_login IS NULL OR ready_at IS NOT NULL))
);
CREATE INDEX personal_data_copy_by_player ON personal_data_copy (player_id, ordered_at);
CREATE UNIQUE INDEX personal_data_copy_under_way ON personal_data_copy (player_id)
  WHERE ready_at IS NULL AND gone_at IS NULL;
CREATE INDEX personal_data_copy_there ON personal_data_copy (ordered_at) WHERE gone_at IS NULL;
GRANT SELECT, INSERT ON personal_data_copy TO nordlys_app;
GRANT UPDATE (ready_at, expires_at, parts, opened_login, opened_until, gone_at)
  ON personal_data_copy TO nordlys_app;

-- A copy in parts of bounded size, each packed and encrypted.
CREATE TABLE personal_data_copy_part (
  copy_id uuid NOT NULL REFERENCES personal_data_copy,
  number integer NOT NULL CHECK (number >= 0),
  text_sealed bytea NOT NULL,
  PRIMARY KEY (copy_id, number)
);
ALTER TABLE personal_data_copy_part ALTER COLUMN text_sealed SET STORAGE EXTERNAL;
GRANT SELECT, INSERT, DELETE ON personal_data_copy_part TO nordlys_app;
