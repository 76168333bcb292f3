-- For the auditor: every audit line, with its number in the chain and its seal in hexadecimal,
-- which are null while it waits for them.
CREATE OR REPLACE VIEW audit_lines AS
  SELECT l.line_id, l.at, l.actor, l.player_id, l.action, l.details,
    s.number, s.sealed_at, encode(s.hash, 'hex') AS hash
  FROM audit_line l LEFT JOIN audit_seal s USING (line_id);

GRANT SELECT ON audit_lines TO auditor;
