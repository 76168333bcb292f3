-- Why: a game is opened with a token that works once and for a minute, and belongs to one login.
CREATE TABLE wallet_play_session (
  id uuid PRIMARY KEY,
  player integer NOT NULL REFERENCES ledger_player (player),
  game text NOT NULL,
  session_id text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  token_expires_at timestamptz NOT NULL,
  redeemed_at timestamptz,
  play_until timestamptz NOT NULL,
  started_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON wallet_play_session TO nordlys_app;
