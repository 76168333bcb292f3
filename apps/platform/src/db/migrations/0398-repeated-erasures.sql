-- Why: a database that is brought back to a moment has lost the erasures that were asked for since. The
-- account is open in it, so that no employee could do them again.

-- That an employee wishes to repeat the erasure of a player, and that another one agreed, which did it.
CREATE TABLE personal_data_repeat (
  player_id integer PRIMARY KEY REFERENCES players_player,
  -- When the player had asked, as the platform's log has it.
  asked_at timestamptz NOT NULL,
  reason text CHECK (length(reason) BETWEEN 1 AND 1000),
  wished_by integer NOT NULL REFERENCES staff_employee,
  wished_at timestamptz NOT NULL CHECK (wished_at >= asked_at),
  agreed_by integer REFERENCES staff_employee,
  agreed_at timestamptz CHECK (agreed_at >= wished_at),
  CONSTRAINT personal_data_repeat_agreed_is_whole CHECK ((agreed_by IS NULL) = (agreed_at IS NULL)),
  CONSTRAINT personal_data_repeat_takes_two CHECK (agreed_by <> wished_by)
);
GRANT SELECT, INSERT, UPDATE (agreed_by, agreed_at, reason) ON personal_data_repeat TO nordlys_app;
