-- Why: a player may ask that what no law keeps of them goes at once. Something that is not over, as a case or
-- an authority's question, may stop it for one person and for some time.

-- `asked_by_employee` and `reason` of one that an employee carries out for a player; `done_at`: when all that
-- may go at once was gone.
CREATE TABLE personal_data_erasure (
  erasure_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL UNIQUE REFERENCES players_player,
  asked_at timestamptz NOT NULL,
  asked_by_employee integer REFERENCES staff_employee,
  reason text CHECK (length(reason) BETWEEN 1 AND 1000),
  done_at timestamptz CHECK (done_at >= asked_at),
  CONSTRAINT personal_data_erasure_reason_is_of_staff CHECK (reason IS NULL OR asked_by_employee IS NOT NULL)
);
CREATE INDEX personal_data_erasure_waits ON personal_data_erasure (asked_at) WHERE done_at IS NULL;
GRANT SELECT, INSERT, UPDATE (done_at, reason) ON personal_data_erasure TO nordlys_app;

CREATE TABLE personal_data_hold (
  hold_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  kind text NOT NULL CHECK (kind IN ('case', 'dispute', 'authority')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  set_by integer NOT NULL REFERENCES staff_employee,
  set_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > set_at),
  lifted_by integer REFERENCES staff_employee,
  lifted_at timestamptz CHECK (lifted_at >= set_at),
  lift_reason text CHECK (length(lift_reason) BETWEEN 1 AND 1000),
  CONSTRAINT personal_data_hold_lift_is_whole CHECK (
    (lifted_by IS NULL) = (lifted_at IS NULL) AND (lifted_by IS NULL) = (lift_reason IS NULL))
);
CREATE INDEX personal_data_hold_by_player ON personal_data_hold (player_id) WHERE lifted_at IS NULL;
GRANT SELECT, INSERT, DELETE, UPDATE (lifted_by, lifted_at, lift_reason) ON personal_data_hold TO nordlys_app;
