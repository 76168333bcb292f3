-- For the auditor: a row for each limit of any kind that was asked for, whoever asked: in force from
-- `effective_at` until a later one of the same kind and period is, unless it was cancelled before.
-- `amount_ore` is øre of a `deposit`, `loss` or `stake` limit, `minutes` of a `time` limit; without
-- either the limit was taken away.
CREATE OR REPLACE VIEW audit_limit_changes AS
  SELECT limit_id, player_id, kind, period, amount_ore, minutes, requested_at, effective_at, canceled_at,
    requested_by
  FROM limits_limit;

GRANT SELECT ON audit_limit_changes TO auditor;
