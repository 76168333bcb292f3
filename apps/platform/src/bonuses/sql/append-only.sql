-- Needs: audit_refuse_change
-- The words of a published offer, and what was promised to whom, stay as they were written.
CREATE OR REPLACE TRIGGER bonuses_offer_version_is_append_only
  BEFORE UPDATE OR DELETE ON bonuses_offer_version
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER bonuses_offer_version_is_never_emptied
  BEFORE TRUNCATE ON bonuses_offer_version
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER bonuses_promise_is_append_only
  BEFORE UPDATE OR DELETE ON bonuses_promise
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER bonuses_promise_is_never_emptied
  BEFORE TRUNCATE ON bonuses_promise
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
