-- For the auditor: what a player's browser said when its session had ended: where it was
-- (`from_route`) and when, by its own clock (`said_at`), which may be wrong; `at` is when it was
-- heard. The end of the session itself is an audit line.
CREATE OR REPLACE VIEW audit_session_expiries AS
  SELECT expiry_id, player_id, from_route, said_at, at FROM players_session_expiry;

GRANT SELECT ON audit_session_expiries TO auditor;
