-- For the auditor: every audit line, with its number in the chain and its seal in hexadecimal,
-- which are null while it waits for them. `employee_id` is who of the staff did it (`audit_employees`);
-- lines of `hash_version` 1 are older than employees, and name who did it in `details` as it was typed.
CREATE OR REPLACE VIEW audit_lines AS
  SELECT l.line_id, l.at, l.actor, l.player_id, l.action, l.details,
    s.number, s.sealed_at, encode(s.hash, 'hex') AS hash, l.employee_id, l.hash_version
  FROM audit_line l LEFT JOIN audit_seal s USING (line_id);

GRANT SELECT ON audit_lines TO auditor;
