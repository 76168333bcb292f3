-- Why: messages of MobilePay are kept for 400 days and then removed by a job. Money that was authorised and
-- not taken stays reserved for the player until it is let go, which the job tries again for a day.
GRANT DELETE ON payments_event TO nordlys_app;

CREATE INDEX wallet_deposit_rest ON wallet_deposit (updated_at)
  WHERE method = 'mobile_pay' AND status = 'implemented' AND amount_ore < requested_ore;
