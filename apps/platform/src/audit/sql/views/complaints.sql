-- For the auditor, and the authority's register: a row for each complaint that is still kept, with when it
-- had to be decided, the notice that it takes longer, and its outcome. The words are left out.
CREATE OR REPLACE VIEW audit_complaints AS
  SELECT case_id, player_id, topic, subject_kind, subject_ref, state, received_at, due_at, told_at,
    expected_by, decided_at, decided_by AS decided_by_employee, outcome, way_on
  FROM support_case;

GRANT SELECT ON audit_complaints TO auditor;
