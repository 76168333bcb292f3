-- Why: nobody deposits more than the limit they chose themselves. [LIM-01]
-- A limit is a row that takes effect at a moment; a later row of the same period replaces it. What
-- was used of it is our own record, so that an open deposit counts before the money arrives.

-- One row a player: whoever reserves, changes or settles locks it first.
CREATE TABLE limits_player (
  player_id integer PRIMARY KEY REFERENCES players_player
);
GRANT SELECT, INSERT, UPDATE ON limits_player TO nordlys_app;

CREATE TABLE limits_deposit_limit (
  limit_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES limits_player,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  requested_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL CHECK (effective_at >= requested_at),
  canceled_at timestamptz
);
CREATE INDEX limits_deposit_limit_by_player
  ON limits_deposit_limit (player_id, period, effective_at DESC);
GRANT SELECT, INSERT, UPDATE ON limits_deposit_limit TO nordlys_app;

CREATE TABLE limits_deposit_use (
  reference text PRIMARY KEY,
  player_id integer NOT NULL REFERENCES limits_player,
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  state text NOT NULL CHECK (state IN ('open', 'settled', 'released')),
  at timestamptz NOT NULL
);
CREATE INDEX limits_deposit_use_by_player ON limits_deposit_use (player_id, at)
  WHERE state <> 'released';
GRANT SELECT, INSERT, UPDATE ON limits_deposit_use TO nordlys_app;

CREATE VIEW audit_limits AS
  SELECT player_id, period, amount_ore, requested_at, effective_at FROM limits_deposit_limit
  WHERE canceled_at IS NULL;
GRANT SELECT ON audit_limits TO auditor;
