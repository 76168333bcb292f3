-- Needs: audit_refuse_change, players_refuse_to_remove
-- What was seen of a player, what a person was asked and what they decided stay as they were written, and go
-- with their player alone.
CREATE OR REPLACE TRIGGER markers_level_is_append_only BEFORE UPDATE ON markers_level
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_level_goes_with_its_player BEFORE DELETE ON markers_level
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER markers_level_is_never_emptied BEFORE TRUNCATE ON markers_level
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER markers_task_is_append_only BEFORE UPDATE ON markers_task
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_task_goes_with_its_player BEFORE DELETE ON markers_task
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER markers_task_is_never_emptied BEFORE TRUNCATE ON markers_task
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE OR REPLACE TRIGGER markers_decision_is_append_only BEFORE UPDATE ON markers_decision
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE OR REPLACE TRIGGER markers_decision_goes_with_its_player BEFORE DELETE ON markers_decision
  FOR EACH ROW EXECUTE FUNCTION players_refuse_to_remove();
CREATE OR REPLACE TRIGGER markers_decision_is_never_emptied BEFORE TRUNCATE ON markers_decision
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
