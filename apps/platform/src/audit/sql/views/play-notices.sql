-- For the auditor: a row for each responsible-gambling notice that a player has closed: up to
-- which moment its figures went (`told_at`) and when it was closed.
CREATE OR REPLACE VIEW audit_play_notices AS
  SELECT notice_id, player_id, told_at, closed_at FROM wallet_play_notice;

GRANT SELECT ON audit_play_notices TO auditor;
