-- Why: a payout that does not get on must reach a person, once, and the player who waits for it.
ALTER TABLE wallet_payout_batch
  ADD COLUMN trouble text,
  ADD COLUMN trouble_since timestamptz,
  ADD COLUMN alarmed_at timestamptz,
  ADD CHECK ((trouble IS NULL) = (trouble_since IS NULL));
ALTER TABLE wallet_withdrawal ADD COLUMN late_told_at timestamptz;
CREATE INDEX wallet_withdrawal_under_way ON wallet_withdrawal (updated_at)
  WHERE status IN ('processing', 'initiated') AND late_told_at IS NULL;
