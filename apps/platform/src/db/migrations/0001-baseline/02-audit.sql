-- Why: every change a person or the regulator may ask about has a line that cannot be rewritten.

CREATE TABLE audit_line (
  line_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor text NOT NULL CHECK (actor IN ('player', 'system', 'staff', 'outside')),
  player_id integer,
  action text NOT NULL,
  details jsonb NOT NULL
);
CREATE INDEX audit_line_by_player ON audit_line (player_id, at) WHERE player_id IS NOT NULL;
CREATE INDEX audit_line_by_action ON audit_line (action, at);
GRANT SELECT, INSERT ON audit_line TO nordlys_app;

-- A line that is removed, changed or slipped in must be seen, and no transaction that moves money
-- may wait for a counter. So lines are numbered and chained afterwards, by whichever copy is at
-- it.
CREATE TABLE audit_seal (
  number bigint PRIMARY KEY,
  line_id bigint NOT NULL UNIQUE,
  sealed_at timestamptz NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
GRANT SELECT ON audit_seal TO nordlys_app, auditor;

-- What waits for its seal. Written by the line's own transaction, which nobody else waits for.
CREATE TABLE audit_unsealed (line_id bigint PRIMARY KEY);
GRANT SELECT ON audit_unsealed TO nordlys_app, auditor;
