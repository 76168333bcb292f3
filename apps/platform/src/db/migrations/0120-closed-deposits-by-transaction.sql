-- Why: a transaction belongs to the deposit it was authorized for, which may be canceled by then; the
-- index of open and booked deposits does not hold that one.
CREATE INDEX wallet_deposit_psp_tx_canceled ON wallet_deposit (psp_tx_id)
  WHERE status = 'canceled' AND psp_tx_id IS NOT NULL;
