-- Why: a line that is removed, changed or slipped in must be seen, and no transaction that moves money
-- may wait for a counter. So lines are numbered and chained afterwards, by whichever copy is at it.

-- What waits for its seal. Written by the line's own transaction, which nobody else waits for.
CREATE TABLE audit_unsealed (line_id bigint PRIMARY KEY);
GRANT SELECT ON audit_unsealed TO nordlys_app, auditor;

CREATE TABLE audit_seal (
  number bigint PRIMARY KEY,
  line_id bigint NOT NULL UNIQUE,
  sealed_at timestamptz NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
GRANT SELECT ON audit_seal TO nordlys_app, auditor;

-- What was written before there were seals waits for its own.
INSERT INTO audit_unsealed (line_id) SELECT line_id FROM audit_line;
