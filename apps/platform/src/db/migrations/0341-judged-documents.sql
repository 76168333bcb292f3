-- Why: whether anybody had looked at a document of a player, and what came of it, stood nowhere: it was
-- received for ever, and the player of an unreadable picture heard nothing.

-- The only moves of a document that an employee has opened.
CREATE TABLE documents_move (
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (from_state, to_state)
);
INSERT INTO documents_move VALUES
  ('in-review', 'approved'), ('in-review', 'rejected'), ('rejected', 'replaced');
GRANT SELECT ON documents_move TO nordlys_app;

-- The state of a document that an employee has opened; without a row one is received. `opened_by` opened it
-- last. A rejected one is replaced once another of its type has come.
CREATE TABLE documents_review (
  document_id bigint PRIMARY KEY REFERENCES documents_document ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'in-review'
    CHECK (state IN ('in-review', 'approved', 'rejected', 'replaced')),
  opened_by integer NOT NULL REFERENCES staff_employee,
  opened_at timestamptz NOT NULL,
  decided_by integer REFERENCES staff_employee,
  decided_at timestamptz,
  reason text CHECK (reason IN ('unreadable', 'incomplete', 'expired', 'wrong-document', 'other-person')),
  CONSTRAINT documents_review_decided_is_whole CHECK (
    (state = 'in-review') = (decided_by IS NULL) AND (state = 'in-review') = (decided_at IS NULL)
    AND (state IN ('rejected', 'replaced')) = (reason IS NOT NULL)),
  CONSTRAINT documents_review_judged_by_who_opened CHECK (decided_by = opened_by),
  CONSTRAINT documents_review_in_order CHECK (decided_at >= opened_at)
);
GRANT SELECT, INSERT ON documents_review TO nordlys_app;
GRANT UPDATE (state, opened_by, opened_at, decided_by, decided_at, reason)
  ON documents_review TO nordlys_app;
