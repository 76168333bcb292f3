-- Needs: support_keep_case, audit_refuse_change
-- Cases move as their table of moves says. Messages and files of one are never changed; they may be removed,
-- since they are kept only for as long as they must be.
CREATE OR REPLACE TRIGGER support_case_moves BEFORE UPDATE ON support_case
  FOR EACH ROW EXECUTE FUNCTION support_keep_case();
CREATE OR REPLACE TRIGGER support_case_message_is_never_changed BEFORE UPDATE ON support_case_message
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER support_case_file_is_never_changed BEFORE UPDATE ON support_case_file
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER support_case_move_is_never_changed BEFORE UPDATE OR DELETE ON support_case_move
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
