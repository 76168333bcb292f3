-- Why: nothing could hold a withdrawal for a person. A check does: a dated rule or an employee asks for it, a
-- withdrawal of which one is not approved leaves for no file, and who may end it is for the database to say.

-- An employee has others look at a player's payouts; another employee lifts it.
CREATE TABLE wallet_payout_mark (
  mark_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  marked_at timestamptz NOT NULL,
  marked_by integer NOT NULL REFERENCES staff_employee,
  lifted_at timestamptz CHECK (lifted_at >= marked_at),
  lifted_by integer REFERENCES staff_employee,
  CONSTRAINT wallet_payout_mark_lifted_whole CHECK ((lifted_at IS NULL) = (lifted_by IS NULL)),
  CONSTRAINT wallet_payout_mark_by_two CHECK (marked_by <> lifted_by)
);
CREATE UNIQUE INDEX wallet_payout_mark_one_of_a_player ON wallet_payout_mark (player_id)
  WHERE lifted_at IS NULL;
GRANT SELECT, INSERT ON wallet_payout_mark TO nordlys_app;
GRANT UPDATE (lifted_at, lifted_by) ON wallet_payout_mark TO nordlys_app;

-- Each check holds a withdrawal until people have ended it. `rule` is null where an employee asked.
-- `asked_by` is the employee who made it or changed it since, and never ends it. `people` is how many a
-- rule's check takes: of two, the first one's decision is the `wish`. `due_at` is when people have decided at
-- the latest.
CREATE TABLE wallet_payout_check (
  check_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  withdrawal_id text NOT NULL REFERENCES wallet_withdrawal,
  rule text,
  rule_version date,
  waits_for text NOT NULL CHECK (waits_for IN ('documents', 'approval')),
  needs text[] NOT NULL DEFAULT '{}',
  sent text[] NOT NULL DEFAULT '{}',
  answered_at timestamptz CHECK (answered_at >= asked_at),
  people smallint NOT NULL CHECK (people IN (1, 2)),
  asked_at timestamptz NOT NULL,
  asked_by integer REFERENCES staff_employee,
  due_at timestamptz,
  wish text CHECK (wish IN ('approved', 'refused')),
  wished_by integer REFERENCES staff_employee,
  decision text CHECK (decision IN ('approved', 'refused')),
  decided_at timestamptz CHECK (decided_at >= asked_at),
  decided_by integer REFERENCES staff_employee,
  reason text,
  reminded_at timestamptz,
  CONSTRAINT wallet_payout_check_once UNIQUE (withdrawal_id, rule),
  CONSTRAINT wallet_payout_check_of_somebody CHECK (
    (rule IS NULL) = (rule_version IS NULL) AND (rule IS NOT NULL OR asked_by IS NOT NULL)),
  CONSTRAINT wallet_payout_check_names_documents
    CHECK ((waits_for = 'documents') = (cardinality(needs) > 0) AND sent <@ needs),
  CONSTRAINT wallet_payout_check_answered_whole
    CHECK (answered_at IS NULL OR (waits_for = 'documents' AND needs <@ sent)),
  CONSTRAINT wallet_payout_check_wish_is_whole CHECK ((wish IS NULL) = (wished_by IS NULL)),
  CONSTRAINT wallet_payout_check_decision_is_whole CHECK (
    (decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)
    AND (decision IS NOT DISTINCT FROM 'refused') = (reason IS NOT NULL)),
  CONSTRAINT wallet_payout_check_not_by_asker
    CHECK (asked_by <> decided_by AND asked_by <> wished_by),
  CONSTRAINT wallet_payout_check_by_two CHECK (
    decision IS NULL OR people = 1 OR asked_by IS NOT NULL
    OR coalesce(wish = decision AND wished_by <> decided_by, false))
);
-- The whole list of documents is asked for once.
CREATE UNIQUE INDEX wallet_payout_check_one_list ON wallet_payout_check (withdrawal_id)
  WHERE waits_for = 'documents';
CREATE INDEX wallet_payout_check_open ON wallet_payout_check (check_id) WHERE decision IS NULL;
GRANT SELECT, INSERT ON wallet_payout_check TO nordlys_app;
GRANT UPDATE (sent, answered_at, due_at, asked_by, wish, wished_by, decision, decided_at, decided_by, reason,
  reminded_at) ON wallet_payout_check TO nordlys_app;

-- How many checks are not approved. Triggers alone write it, so that no program can count otherwise.
ALTER TABLE wallet_withdrawal
  ADD COLUMN open_checks smallint NOT NULL DEFAULT 0 CHECK (open_checks >= 0),
  ADD CONSTRAINT wallet_withdrawal_waits_for_people
    CHECK (open_checks = 0 OR status IN ('pending', 'canceled'));

-- A refusal costs the player no bonus either.
ALTER TABLE wallet_withdrawal
  DROP CONSTRAINT wallet_withdrawal_check1,
  ADD CONSTRAINT wallet_withdrawal_restored_when_back CHECK (
    restored_bonus_id IS NULL
    OR (void_bonus_id IS NOT NULL
      AND (status = 'reversed' OR (status = 'canceled' AND reason IS NOT NULL))));

REVOKE INSERT, UPDATE ON wallet_withdrawal FROM nordlys_app;
GRANT INSERT (withdrawal_id, player_id, amount_ore, status, reason, batch_id, created_at, updated_at,
  cancelable_until, void_bonus_id) ON wallet_withdrawal TO nordlys_app;
GRANT UPDATE (status, reason, batch_id, updated_at, late_told_at, left_out_at, left_out_told_at,
  restored_bonus_id, restored_bonus_ore) ON wallet_withdrawal TO nordlys_app;
DROP INDEX wallet_withdrawal_pending;
CREATE INDEX wallet_withdrawal_pending ON wallet_withdrawal (cancelable_until)
  WHERE status = 'pending' AND open_checks = 0;
