-- For the auditor: a row for each time staff locked or suspended a player, with why and who. `lifted_at` is
-- null while it stands, and `review_by` is when a suspension is decided at the latest. What it stopped is in
-- `audit_exclusions`, under `lock`.
CREATE OR REPLACE VIEW audit_locks AS
  SELECT lock_id, player_id, reason, locked_by, locked_at, lift_reason, lifted_by, lifted_at, kind, review_by
  FROM players_lock;

GRANT SELECT ON audit_locks TO auditor;
