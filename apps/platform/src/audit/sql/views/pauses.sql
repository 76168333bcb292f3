-- For the auditor: a row for each pause or closure that a player asked for, here or of the
-- customer service; `ends_at` is null for one for good. Those of the national register are in
-- `audit_exclusions`.
CREATE OR REPLACE VIEW audit_pauses AS
  SELECT pause_id, player_id, kind, starts_at, ends_at, source, requested_by, channel FROM limits_pause;

GRANT SELECT ON audit_pauses TO auditor;
