-- Needs: audit_refuse_change
-- A line and its seal are never changed, removed or emptied, by the owner of the tables neither.
CREATE OR REPLACE TRIGGER audit_line_is_append_only BEFORE UPDATE OR DELETE ON audit_line
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER audit_line_is_never_emptied BEFORE TRUNCATE ON audit_line
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER audit_seal_is_append_only BEFORE UPDATE OR DELETE ON audit_seal
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER audit_seal_is_never_emptied BEFORE TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
