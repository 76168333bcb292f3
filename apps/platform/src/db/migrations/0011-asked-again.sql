-- Why: outside parties are asked in turns, so that one that is slow, or a great many open payments,
-- never keep a payment from being asked about.

-- A deposit we gave up for want of an answer may still be paid; it is asked about for a day.
CREATE INDEX wallet_deposit_given_up ON wallet_deposit (updated_at)
  WHERE failure IN ('abandoned', 'authentication-timeout');

ALTER TABLE wallet_payout_batch ADD COLUMN asked_at timestamptz;
