-- Needs: audit_refuse_change, wallet_count_payout_check, wallet_keep_payout_check
-- The database itself holds a withdrawal that waits for a person.
CREATE OR REPLACE TRIGGER wallet_payout_check_stands BEFORE UPDATE ON wallet_payout_check
  FOR EACH ROW EXECUTE FUNCTION wallet_keep_payout_check();
CREATE OR REPLACE TRIGGER wallet_payout_check_counts AFTER INSERT OR UPDATE ON wallet_payout_check
  FOR EACH ROW EXECUTE FUNCTION wallet_count_payout_check();
CREATE OR REPLACE TRIGGER wallet_payout_check_is_kept BEFORE DELETE ON wallet_payout_check
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER wallet_payout_check_is_never_emptied BEFORE TRUNCATE ON wallet_payout_check
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
