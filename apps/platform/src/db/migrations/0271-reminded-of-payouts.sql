-- Why: people are reminded once each bank day of the withdrawals that wait for them, and whether they were is
-- asked at each tick.
CREATE INDEX wallet_payout_check_reminded ON wallet_payout_check (reminded_at)
  WHERE reminded_at IS NOT NULL;
