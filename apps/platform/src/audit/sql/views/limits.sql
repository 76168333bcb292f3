-- For the auditor: a row for each deposit limit that a player asked for, with the moment from
-- which it is in force; a later one of the same period replaces it. `amount_ore` is øre for a
-- `day`, `week` or `month` (24 hours, 7 or 30 days). Wishes that were cancelled are left out.
CREATE OR REPLACE VIEW audit_limits AS
  SELECT player_id, period, amount_ore, requested_at, effective_at FROM limits_limit
  WHERE canceled_at IS NULL AND kind = 'deposit';

GRANT SELECT ON audit_limits TO auditor;
