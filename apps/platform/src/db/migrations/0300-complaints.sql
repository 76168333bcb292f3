-- Why: a complaint was a message and nothing more: it had no state, no answer and no clock, and whether it
-- was decided in time nobody could see. It is a case now, also for a person who cannot log in.

-- The only moves of a case. A decided one moves no more.
CREATE TABLE support_case_move (
  from_state text NOT NULL CHECK (from_state IN ('received', 'in-progress')),
  to_state text NOT NULL CHECK (to_state IN ('in-progress', 'decided')),
  PRIMARY KEY (from_state, to_state)
);
INSERT INTO support_case_move VALUES
  ('received', 'in-progress'), ('received', 'decided'), ('in-progress', 'decided');
GRANT SELECT ON support_case_move TO nordlys_app;

-- `case_id` is the number that its player knows it by. A case without a player came by the contact form: then
-- `message_id` is the message, and `email` where the answers go. `due_at` is the last moment of the 14th
-- Danish day after receipt. `told_at` is the last notice that it takes longer, and `expected_by` the last
-- moment of the day by which a decision was promised.
CREATE TABLE support_case (
  case_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 10001),
  player_id integer REFERENCES players_player,
  wish_key uuid,
  message_id bigint UNIQUE,
  name text CHECK (length(name) BETWEEN 1 AND 200),
  email text CHECK (length(email) BETWEEN 3 AND 400),
  topic text NOT NULL CHECK (topic IN ('payment', 'game', 'bonus', 'limits', 'account', 'marketing',
    'personal-data', 'other')),
  subject_kind text CHECK (subject_kind IN ('round', 'deposit', 'withdrawal')),
  subject_ref text CHECK (length(subject_ref) BETWEEN 1 AND 100),
  subject_at timestamptz,
  wish text CHECK (length(wish) BETWEEN 1 AND 1000),
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 4000),
  state text NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'in-progress', 'decided')),
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  told_at timestamptz,
  expected_by timestamptz,
  decided_at timestamptz,
  decided_by integer REFERENCES staff_employee,
  outcome text CHECK (outcome IN ('upheld', 'partly', 'rejected', 'settled')),
  reasons text CHECK (length(reasons) BETWEEN 1 AND 4000),
  way_on text CHECK (way_on IN ('complaint-boards', 'consumer-ombudsman', 'data-protection-agency')),
  CONSTRAINT support_case_of_somebody CHECK (
    (player_id IS NULL) = (email IS NOT NULL) AND (player_id IS NULL) = (name IS NOT NULL)
    AND (player_id IS NULL) = (message_id IS NOT NULL) AND (player_id IS NULL) = (wish_key IS NULL)
    AND (player_id IS NULL) = (wish IS NULL)),
  CONSTRAINT support_case_subject_is_whole CHECK (
    (subject_kind IS NULL) = (subject_ref IS NULL) AND (subject_kind IS NULL) = (subject_at IS NULL)
    AND (subject_kind IS NULL OR player_id IS NOT NULL)),
  -- 14 days and the rest of the day of receipt, of which one may be an hour longer or shorter.
  CONSTRAINT support_case_due_in_time CHECK (
    due_at - received_at BETWEEN interval '13 days 22 hours' AND interval '15 days 2 hours'),
  CONSTRAINT support_case_told_with_a_day CHECK (told_at IS NULL OR expected_by > told_at),
  CONSTRAINT support_case_told_when_due CHECK (told_at > due_at),
  CONSTRAINT support_case_decided_is_whole CHECK (
    (state = 'decided') = (decided_at IS NOT NULL) AND (state = 'decided') = (decided_by IS NOT NULL)
    AND (state = 'decided') = (outcome IS NOT NULL) AND (state = 'decided') = (reasons IS NOT NULL)
    AND (state = 'decided') = (way_on IS NOT NULL)),
  CONSTRAINT support_case_decided_after_receipt CHECK (decided_at >= received_at),
  CONSTRAINT support_case_one_of_a_wish UNIQUE (player_id, wish_key)
);
CREATE INDEX support_case_open ON support_case
  ((CASE WHEN told_at IS NULL THEN due_at ELSE expected_by END)) WHERE state <> 'decided';
CREATE INDEX support_case_received ON support_case (received_at);
GRANT SELECT, INSERT, DELETE ON support_case TO nordlys_app;
GRANT UPDATE (state, told_at, expected_by, decided_at, decided_by, outcome, reasons, way_on)
  ON support_case TO nordlys_app;

-- What was written in a case since: by its player, or by an employee to them.
CREATE TABLE support_case_message (
  message_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  case_id bigint NOT NULL REFERENCES support_case,
  author text NOT NULL CHECK (author IN ('player', 'staff')),
  employee_id integer REFERENCES staff_employee,
  wish_key uuid,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 4000),
  written_at timestamptz NOT NULL,
  CONSTRAINT support_case_message_of_staff CHECK ((author = 'staff') = (employee_id IS NOT NULL)),
  CONSTRAINT support_case_message_of_player CHECK ((author = 'player') = (wish_key IS NOT NULL)),
  CONSTRAINT support_case_message_once UNIQUE (case_id, wish_key)
);
GRANT SELECT, INSERT, DELETE ON support_case_message TO nordlys_app;

-- The files of a case are documents: encrypted, and the same file is one.
CREATE TABLE support_case_file (
  case_id bigint NOT NULL REFERENCES support_case,
  document_id bigint NOT NULL REFERENCES documents_document,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, document_id)
);
CREATE INDEX support_case_file_document ON support_case_file (document_id);
GRANT SELECT, INSERT, DELETE ON support_case_file TO nordlys_app;
