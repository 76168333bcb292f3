-- Needs: audit_refuse_change
-- What became of a difference is never changed, removed or emptied, by the owner of the table
-- neither.
CREATE OR REPLACE TRIGGER reconciliation_change_is_append_only
  BEFORE UPDATE OR DELETE ON reconciliation_change
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER reconciliation_change_is_never_emptied
  BEFORE TRUNCATE ON reconciliation_change
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
