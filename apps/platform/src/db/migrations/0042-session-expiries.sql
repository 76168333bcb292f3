-- Why: what a browser saw when its session ended explains a player's complaint; the session's own end is
-- in the audit. What a browser says is kept as said, beside when it was heard.
CREATE TABLE players_session_expiry (
  expiry_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  handle text NOT NULL REFERENCES players_session,
  player_id integer NOT NULL REFERENCES players_player,
  from_route text NOT NULL CHECK (length(from_route) <= 300),
  -- By the browser's clock, which may be wrong.
  said_at timestamptz NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX players_session_expiry_by_player ON players_session_expiry (player_id, at);
GRANT SELECT, INSERT ON players_session_expiry TO nordlys_app;

CREATE VIEW audit_session_expiries AS
  SELECT expiry_id, player_id, from_route, said_at, at FROM players_session_expiry;
GRANT SELECT ON audit_session_expiries TO auditor;
