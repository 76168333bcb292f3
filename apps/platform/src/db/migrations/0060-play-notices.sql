-- Why: a player is told from time to time what they have played for since they were last told. What is told
-- once is not told again, in any browser. The figures themselves are the ledger's, at any past moment.
CREATE TABLE wallet_play_notice (
  notice_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  -- The moment up to which the figures went: the next notice begins here.
  told_at timestamptz NOT NULL,
  closed_at timestamptz NOT NULL,
  CHECK (told_at <= closed_at)
);
CREATE UNIQUE INDEX wallet_play_notice_by_player ON wallet_play_notice (player_id, told_at);
GRANT SELECT, INSERT ON wallet_play_notice TO nordlys_app;

CREATE VIEW audit_play_notices AS
  SELECT notice_id, player_id, told_at, closed_at FROM wallet_play_notice;
GRANT SELECT ON audit_play_notices TO auditor;
