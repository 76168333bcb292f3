-- Why: each tick computed from a setting until when a withdrawal can be canceled, so that no player could be
-- told, and a promise would have changed with the setting. A withdrawal has its own moment now. [PAY-07]

-- Until then no file takes it. Withdrawals that are there were made with one minute.
ALTER TABLE wallet_withdrawal ADD COLUMN cancelable_until timestamptz;
UPDATE wallet_withdrawal SET cancelable_until = created_at + interval '1 minute';
ALTER TABLE wallet_withdrawal
  ALTER COLUMN cancelable_until SET NOT NULL,
  ADD CHECK (cancelable_until >= created_at);

DROP INDEX wallet_withdrawal_pending;
CREATE INDEX wallet_withdrawal_pending ON wallet_withdrawal (cancelable_until)
  WHERE status = 'pending';
