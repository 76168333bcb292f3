-- For the auditor: a row for each employee who does something by the desk, from `made_at` until `ended_at`,
-- which is null while they are with us. Numbers are never used again. The credential is left out.
CREATE OR REPLACE VIEW audit_employees AS
  SELECT employee_id, name, made_at, ended_at FROM staff_employee;

GRANT SELECT ON audit_employees TO auditor;
