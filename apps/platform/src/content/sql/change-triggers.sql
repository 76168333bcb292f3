-- Needs: content_count_up, content_note_change, content_note_image
-- Whoever changes content, by whatever way, leaves a line that says what it was before, and makes
-- what was cached of it old.
CREATE OR REPLACE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON content_entry
  FOR EACH ROW EXECUTE FUNCTION content_note_change();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_entry
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();

CREATE OR REPLACE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON content_image
  FOR EACH ROW EXECUTE FUNCTION content_note_image();
CREATE OR REPLACE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_image
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
