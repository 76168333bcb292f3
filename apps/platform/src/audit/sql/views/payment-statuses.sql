-- For the auditor: every move of a deposit or withdrawal from one status to the next, with its
-- reason, in the order of `status_id`; `from_status` is null for the first. Rows are never
-- changed.
CREATE OR REPLACE VIEW audit_payment_statuses AS
  SELECT status_id, payment_id, direction, from_status, to_status, reason, at
    FROM wallet_payment_status;

GRANT SELECT ON audit_payment_statuses TO auditor;
