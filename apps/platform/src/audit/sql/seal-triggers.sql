-- Needs: audit_await_seal
-- A line waits for its seal from the moment it is written, whoever writes it.
CREATE OR REPLACE TRIGGER audit_line_awaits_seal AFTER INSERT ON audit_line
  FOR EACH ROW EXECUTE FUNCTION audit_await_seal();
