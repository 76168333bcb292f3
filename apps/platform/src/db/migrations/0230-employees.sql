-- Why: two people were two names that were typed, so that one person could be both. An employee has a number
-- and a credential of their own, an audit line names the employee under its seal, and that a lock is lifted
-- by another employee than who set it is for the database to say. [FLT-70]

CREATE TABLE staff_employee (
  employee_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- The name without case, accents, spaces and signs.
  name_key text NOT NULL CHECK (name_key <> ''),
  credential_digest bytea NOT NULL UNIQUE CHECK (length(credential_digest) = 32),
  made_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= made_at)
);
CREATE UNIQUE INDEX staff_employee_one_of_a_name ON staff_employee (name_key) WHERE ended_at IS NULL;
GRANT SELECT, INSERT ON staff_employee TO nordlys_app;
GRANT UPDATE (ended_at) ON staff_employee TO nordlys_app;

-- Lines that are there were, or wait to be, sealed by the first way of hashing, which knew no employee.
ALTER TABLE audit_line
  ADD COLUMN employee_id integer REFERENCES staff_employee,
  ADD COLUMN hash_version smallint NOT NULL DEFAULT 1;
ALTER TABLE audit_line ALTER COLUMN hash_version SET DEFAULT 2;

-- A lock without `locked_by_employee` was set by a name that was typed: two employees lift it, the first of
-- whom is `lift_wished_by_employee`. NOT VALID: what two names had done before is left as it is.
ALTER TABLE players_lock
  ADD COLUMN locked_by_employee integer REFERENCES staff_employee,
  ADD COLUMN lift_wished_by_employee integer REFERENCES staff_employee,
  ADD COLUMN lift_wished_at timestamptz CHECK (lift_wished_at >= locked_at),
  ADD COLUMN lifted_by_employee integer REFERENCES staff_employee,
  ADD CONSTRAINT players_lock_wish_is_whole
    CHECK ((lift_wished_by_employee IS NULL) = (lift_wished_at IS NULL)),
  ADD CONSTRAINT players_lock_by_two_employees CHECK (
    lifted_at IS NULL OR coalesce(
      lifted_by_employee <> coalesce(locked_by_employee, lift_wished_by_employee), false)) NOT VALID,
  DROP CONSTRAINT players_lock_by_two;
GRANT UPDATE (lift_wished_by_employee, lift_wished_at, lifted_by_employee) ON players_lock TO nordlys_app;

ALTER TABLE markers_decision ADD COLUMN decided_by_employee integer REFERENCES staff_employee;
ALTER TABLE reconciliation_difference
  ADD COLUMN closed_by_employee integer REFERENCES staff_employee;
