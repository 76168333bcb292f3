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
