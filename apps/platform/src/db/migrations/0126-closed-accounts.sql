-- Why: what is on a closed account, or comes onto it later, is its owner's, who has no more reason to log in:
-- it is paid out by itself. [LIM-06]

-- One row a closed account. A job looks at each that is due and finds out whether there is money.
CREATE TABLE players_closed_account (
  player_id integer PRIMARY KEY REFERENCES players_player,
  -- Since when money has been seen on it; null as long as none is.
  money_since timestamptz,
  look_at timestamptz NOT NULL
);
CREATE INDEX players_closed_account_due ON players_closed_account (look_at);
GRANT SELECT, INSERT, UPDATE ON players_closed_account TO nordlys_app;

INSERT INTO players_closed_account (player_id, look_at)
  SELECT player_id, closed_at FROM players_player WHERE status = 'closed';
