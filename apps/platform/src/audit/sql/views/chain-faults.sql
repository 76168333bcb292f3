-- Needs: audit_first_hash, audit_hash_of
-- For the auditor: what is wrong with the chain of audit lines; no row, as long as nobody has
-- touched it. `changed`: line or seal are not as they were sealed; `gap`: numbers are missing
-- before this one; `removed`: a sealed or waiting line is not there; `inserted`: a line was
-- neither sealed nor noted as waiting. `number` is null for a line without a seal. A line that
-- waits for its seal is not wrong. A chain whose end was cut off looks whole here: for that its
-- head is kept elsewhere.
CREATE OR REPLACE VIEW audit_chain_faults AS
  WITH chained AS (
    SELECT s.*, coalesce(lag(s.number) OVER w, 0) AS number_before,
      coalesce(lag(s.hash) OVER w, audit_first_hash()) AS hash_before
    FROM audit_seal s WINDOW w AS (ORDER BY s.number)
  )
  SELECT c.number, c.line_id,
    CASE
      WHEN l.line_id IS NULL THEN 'removed'
      WHEN c.number <> c.number_before + 1 THEN 'gap'
      ELSE 'changed'
    END AS fault
  FROM chained c LEFT JOIN audit_line l USING (line_id)
  WHERE l.line_id IS NULL OR c.number <> c.number_before + 1
    OR c.hash <> audit_hash_of(c.hash_before, c.number, c.sealed_at, l)
  UNION ALL
  SELECT NULL, u.line_id, 'removed' FROM audit_unsealed u
    WHERE NOT EXISTS (SELECT FROM audit_line l WHERE l.line_id = u.line_id)
  UNION ALL
  SELECT NULL, l.line_id, 'inserted' FROM audit_line l
    WHERE NOT EXISTS (SELECT FROM audit_seal s WHERE s.line_id = l.line_id)
      AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.line_id = l.line_id);

GRANT SELECT ON audit_chain_faults TO nordlys_app, auditor;
