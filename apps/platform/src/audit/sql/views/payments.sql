-- For the auditor: a row for each deposit and each withdrawal as it stands, amounts in øre above
-- zero. `psp_ref` is the provider's transaction number of a deposit, the file to NemKonto of a
-- withdrawal, null before there is one. Cards, card sessions and CPR numbers are left out.
CREATE OR REPLACE VIEW audit_payments AS
  SELECT reference AS payment_id, player_id, 'deposit' AS direction, method, amount_ore, status,
         psp_tx_id AS psp_ref, created_at, updated_at
    FROM wallet_deposit
  UNION ALL
  SELECT withdrawal_id, player_id, 'withdrawal', 'nemkonto', amount_ore, status,
         batch_id, created_at, updated_at
    FROM wallet_withdrawal;

GRANT SELECT ON audit_payments TO auditor;
