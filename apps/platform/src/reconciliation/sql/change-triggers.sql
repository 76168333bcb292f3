-- Needs: reconciliation_write_change
-- A difference cannot be raised, moved or resolved without a line that says so.
CREATE OR REPLACE TRIGGER reconciliation_difference_raised
  AFTER INSERT ON reconciliation_difference
  FOR EACH ROW EXECUTE FUNCTION reconciliation_write_change();
CREATE OR REPLACE TRIGGER reconciliation_difference_changed
  AFTER UPDATE ON reconciliation_difference
  FOR EACH ROW WHEN (
    (OLD.ours_ore, OLD.theirs_ore, OLD.ours_state, OLD.theirs_state, OLD.resolved_at)
      IS DISTINCT FROM
    (NEW.ours_ore, NEW.theirs_ore, NEW.ours_state, NEW.theirs_state, NEW.resolved_at))
  EXECUTE FUNCTION reconciliation_write_change();
