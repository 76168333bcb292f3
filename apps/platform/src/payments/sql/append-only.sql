-- Needs: audit_refuse_change
-- What a payment has been through and what its messages were answered is never changed, removed
-- or emptied, by the owner of the tables neither.
CREATE OR REPLACE TRIGGER wallet_payment_status_is_append_only
  BEFORE UPDATE OR DELETE ON wallet_payment_status
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER wallet_payment_status_is_never_emptied
  BEFORE TRUNCATE ON wallet_payment_status
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER wallet_payment_callback_is_append_only
  BEFORE UPDATE OR DELETE ON wallet_payment_callback
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER wallet_payment_callback_is_never_emptied
  BEFORE TRUNCATE ON wallet_payment_callback
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
