-- Why: money that was authorised with another amount than was asked for is canceled here, and let go there.
-- The job that tries that again for a day looked for the other ends of our own making alone.
DROP INDEX wallet_deposit_let_go;
CREATE INDEX wallet_deposit_let_go ON wallet_deposit (updated_at)
  WHERE method = 'mobile_pay'
    AND failure IN ('mobilepay-expired', 'not-allowed', 'limit-exceeded', 'amount-changed');
