-- Why: a deposit that met a limit after it had begun said so without the limit's period, the rest, and
-- when room comes back. They are what the player needs, and later nobody can work them out. [PAY-04]

ALTER TABLE wallet_deposit
  ADD COLUMN failure_limit jsonb,
  ADD CHECK (failure_limit IS NULL OR failure = 'limit-exceeded');

-- The player who closed MobilePay's page finds the way back to it.
ALTER TABLE wallet_deposit ADD COLUMN redirect_url text;
