-- Needs: documents_keep_review, audit_refuse_change
-- Documents move as their table of moves says.
CREATE OR REPLACE TRIGGER documents_review_moves BEFORE UPDATE ON documents_review
  FOR EACH ROW EXECUTE FUNCTION documents_keep_review();
CREATE OR REPLACE TRIGGER documents_move_is_never_changed BEFORE UPDATE OR DELETE ON documents_move
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
