-- Why: a deposit that must not stand could be given back in the provider's portal alone, without a reason
-- that we keep. A refund is an employee's wish now, and from an amount on another employee agrees. [PAY-05]

-- `tx_id` is the provider's number of the capture, `reference` the deposit that it was booked as. `number`
-- counts the refunds of a capture: the key at the provider comes from it. `counted_ore` is the amount with
-- the earlier refunds of the capture, so that many small ones are no way around the second employee.
CREATE TABLE payments_refund (
  refund_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL REFERENCES wallet_deposit,
  tx_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  counted_ore bigint NOT NULL,
  two_people_from_ore bigint NOT NULL CHECK (two_people_from_ore >= 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
  wished_by integer NOT NULL REFERENCES staff_employee,
  wished_at timestamptz NOT NULL,
  agreed_by integer REFERENCES staff_employee,
  agreed_at timestamptz CHECK (agreed_at >= wished_at),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  last_error text,
  next_try_at timestamptz,
  outcome text CHECK (outcome IN ('made', 'refused', 'dropped')),
  ended_at timestamptz CHECK (ended_at >= wished_at),
  CONSTRAINT payments_refund_counts_itself CHECK (counted_ore >= amount_ore),
  CONSTRAINT payments_refund_agreed_is_whole CHECK ((agreed_by IS NULL) = (agreed_at IS NULL)),
  CONSTRAINT payments_refund_end_is_whole CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CONSTRAINT payments_refund_by_two CHECK (
    agreed_by IS NULL OR agreed_by <> wished_by OR counted_ore < two_people_from_ore),
  -- Only what was agreed to is asked for, and what is asked for is not dropped: it may have been made.
  CONSTRAINT payments_refund_asked_is_agreed CHECK (
    coalesce(outcome = 'dropped', false) OR agreed_by IS NOT NULL OR (outcome IS NULL AND tries = 0)),
  CONSTRAINT payments_refund_dropped_is_not_asked CHECK (outcome <> 'dropped' OR agreed_by IS NULL),
  UNIQUE (tx_id, number)
);
CREATE UNIQUE INDEX payments_refund_one_at_a_time ON payments_refund (tx_id) WHERE outcome IS NULL;
CREATE INDEX payments_refund_due ON payments_refund (next_try_at)
  WHERE outcome IS NULL AND agreed_at IS NOT NULL;
GRANT SELECT, INSERT ON payments_refund TO nordlys_app;
GRANT UPDATE (agreed_by, agreed_at, tries, last_error, next_try_at, outcome, ended_at)
  ON payments_refund TO nordlys_app;
