-- For the auditor: a row for each time staff locked or suspended a player, with why and who. `lifted_at` is
-- null while it stands, and `review_by` is when a suspension is decided at the latest. What it stopped is in
-- `audit_exclusions`, under `lock`. Where `locked_by_employee` is null a name was typed; that lock is lifted
-- by two employees, the first of whom wished it (`lift_wished_by_employee`).
CREATE OR REPLACE VIEW audit_locks AS
  SELECT lock_id, player_id, reason, locked_by, locked_at, lift_reason, lifted_by, lifted_at, kind, review_by,
    locked_by_employee, lift_wished_by_employee, lift_wished_at, lifted_by_employee
  FROM players_lock;

GRANT SELECT ON audit_locks TO auditor;
