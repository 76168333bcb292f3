-- Why: what we booked is held against what each outside party says it did, to the øre; what
-- differs is kept and raised, and nothing here can write a ledger row.

-- One comparison. Without an end it is under way or was cut off.
CREATE TABLE reconciliation_run (
  run_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  party text NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  finished_at timestamptz,
  outcome text CHECK (outcome IN ('agreed', 'different', 'failed')),
  failure text,
  -- Of what was compared: a difference of the sums is the sum of the differences.
  ours_count bigint, ours_ore numeric, theirs_count bigint, theirs_ore numeric,
  CHECK ((finished_at IS NULL) = (outcome IS NULL)),
  CHECK ((failure IS NOT NULL) = (outcome IS NOT DISTINCT FROM 'failed'))
);
CREATE INDEX reconciliation_run_newest ON reconciliation_run (party, run_id DESC);
GRANT SELECT, INSERT, UPDATE ON reconciliation_run TO nordlys_app;

-- What a party has told, as it stands in its list: a copy that follows the list, page by page.
CREATE TABLE reconciliation_item (
  party text NOT NULL,
  moment timestamptz NOT NULL,
  reference text NOT NULL COLLATE "C",
  player_id integer,
  state text NOT NULL,
  amount_ore bigint NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (party, moment, reference)
);
CREATE INDEX reconciliation_item_reference ON reconciliation_item (party, reference);
GRANT SELECT, INSERT, UPDATE, DELETE ON reconciliation_item TO nordlys_app;

-- What differed when it was looked last. It may be only on its way: what goes is forgotten, what
-- lasts becomes a difference.
CREATE TABLE reconciliation_sighting (
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  first_seen_at timestamptz NOT NULL,
  run_id bigint NOT NULL REFERENCES reconciliation_run,
  PRIMARY KEY (party, reference, kind)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON reconciliation_sighting TO nordlys_app;

CREATE TABLE reconciliation_difference (
  difference_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  party text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('missing-here', 'missing-there', 'amount', 'state', 'player',
    'booked-twice', 'listed-twice', 'no-list')),
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  first_seen_at timestamptz NOT NULL,
  raised_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Who closed it and why; empty when the books and the list agree again.
  closed_by text, note text,
  CHECK ((closed_by IS NULL) = (note IS NULL)),
  CHECK (note IS NULL OR resolved_at IS NOT NULL)
);
CREATE UNIQUE INDEX reconciliation_difference_open
  ON reconciliation_difference (party, reference, kind) WHERE resolved_at IS NULL;
CREATE INDEX reconciliation_difference_noted
  ON reconciliation_difference (party, reference, kind) WHERE note IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON reconciliation_difference TO nordlys_app;

-- Every change of a difference, in order; never changed. Triggers of the difference write it.
CREATE TABLE reconciliation_change (
  change_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  difference_id bigint NOT NULL REFERENCES reconciliation_difference,
  change text NOT NULL CHECK (change IN ('raised', 'moved', 'gone', 'closed')),
  ours_ore bigint, theirs_ore bigint, ours_state text, theirs_state text,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX reconciliation_change_of ON reconciliation_change (difference_id, change_id);
GRANT SELECT ON reconciliation_change TO nordlys_app;
