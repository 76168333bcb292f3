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

-- A player is told from time to time what they have played for since they were last told. What is
-- told once is not told again, in any browser. The figures themselves are the ledger's, at any
-- past moment.
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

-- Whom a supplier may name: players who have opened one of its games, under a name only it knows.
CREATE TABLE wallet_supplier_player (
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  player_ref text NOT NULL,
  player integer NOT NULL REFERENCES ledger_player,
  first_opened_at timestamptz NOT NULL,
  PRIMARY KEY (supplier, player_ref),
  UNIQUE (supplier, player)
);
GRANT SELECT, INSERT ON wallet_supplier_player TO nordlys_app;

-- Rounds that stayed open for so long that people were told, once each.
CREATE TABLE wallet_raised_round (
  round uuid PRIMARY KEY REFERENCES ledger_round,
  raised_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON wallet_raised_round TO nordlys_app;
