-- For the auditor: every change of a difference between the books and an outside party's list, in
-- the order of `change_id`: `raised`, `moved` to other figures, `gone` by itself or `closed` by a
-- person with a note. Amounts are øre, as they were from then on; null where a side had none.
CREATE OR REPLACE VIEW audit_difference_changes AS
  SELECT change_id, difference_id, change, ours_ore, theirs_ore, ours_state, theirs_state, note, at
  FROM reconciliation_change;

GRANT SELECT ON audit_difference_changes TO nordlys_app, auditor;
