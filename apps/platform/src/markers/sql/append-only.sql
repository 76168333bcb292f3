-- Needs: audit_refuse_change
-- What was seen of a player, what a person was asked and what they decided stay as they were written.
CREATE OR REPLACE TRIGGER markers_level_is_append_only BEFORE UPDATE OR DELETE ON markers_level
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_level_is_never_emptied BEFORE TRUNCATE ON markers_level
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER markers_task_is_append_only BEFORE UPDATE OR DELETE ON markers_task
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_task_is_never_emptied BEFORE TRUNCATE ON markers_task
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER markers_decision_is_append_only BEFORE UPDATE OR DELETE ON markers_decision
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_decision_is_never_emptied BEFORE TRUNCATE ON markers_decision
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
