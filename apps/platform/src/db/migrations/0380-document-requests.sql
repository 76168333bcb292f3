-- Why: staff could ask for a document only where a withdrawal waited. What they asked for by letter stood
-- nowhere: neither the player nor a colleague could read what was wanted, why and until when.

-- A document that an employee has asked a player for. It is answered while one of its type waits to be
-- judged, and over once one is approved or the request is withdrawn.
CREATE TABLE documents_request (
  request_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  document_type text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('identity', 'address', 'means', 'card-holder')),
  last_day text NOT NULL CHECK (last_day ~ '^\d{4}-\d{2}-\d{2}$'),
  asked_by integer NOT NULL REFERENCES staff_employee,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  ended_at timestamptz,
  ended_by integer REFERENCES staff_employee,
  outcome text CHECK (outcome IN ('approved', 'withdrawn')),
  CONSTRAINT documents_request_end_is_whole CHECK (
    (ended_at IS NULL) = (ended_by IS NULL) AND (ended_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT documents_request_in_order CHECK (answered_at >= asked_at AND ended_at >= asked_at),
  CONSTRAINT documents_request_judged_by_another CHECK (outcome <> 'approved' OR ended_by <> asked_by)
);
-- A document is asked for once at a time.
CREATE UNIQUE INDEX documents_request_open ON documents_request (player_id, document_type)
  WHERE ended_at IS NULL;
CREATE INDEX documents_request_player ON documents_request (player_id);
GRANT SELECT, INSERT, DELETE ON documents_request TO nordlys_app;
GRANT UPDATE (answered_at, ended_at, ended_by, outcome) ON documents_request TO nordlys_app;
