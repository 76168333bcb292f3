-- For the auditor: a row for each difference between the books and an outside party's list that
-- was raised, as it was seen last. Amounts are øre, null where a side has none. Open while
-- `resolved_at` is null; `closed_by` and `note` tell who closed it and why, and are null when
-- both sides agree again.
CREATE OR REPLACE VIEW audit_differences AS
  SELECT difference_id, party, reference, kind, ours_ore, theirs_ore, ours_state, theirs_state,
    first_seen_at, raised_at, last_seen_at, resolved_at, closed_by, note, closed_by_employee
  FROM reconciliation_difference;

GRANT SELECT ON audit_differences TO nordlys_app, auditor;
