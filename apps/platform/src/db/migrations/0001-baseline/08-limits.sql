-- Why: nobody deposits more than the limit they chose themselves. [LIM-01]

-- One row a player: whoever reserves, changes or settles locks it first.
CREATE TABLE limits_player (
  player_id integer PRIMARY KEY REFERENCES players_player
);
GRANT SELECT, INSERT, UPDATE ON limits_player TO nordlys_app;

-- A limit takes effect at a moment; a later row of the same period replaces it.
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

-- What was used of the limits is our own record, so that an open deposit counts before the money
-- arrives. A booked deposit has a use of its own reference, amount and moment, whatever the
-- limits had left when it came.
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

-- A pause is what a player decides against themselves. It is only ever written, never changed:
-- nobody makes one shorter, and a longer one stands beside it. The ledger's bar keeps it; this
-- tells it. [LIM-05]
CREATE TABLE limits_pause (
  pause_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  kind text NOT NULL CHECK (kind IN ('24-hours', '30-days', 'permanent')),
  starts_at timestamptz NOT NULL,
  -- From here on it is over; a permanent one has no end.
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Chosen here, and not in the national register.
  source text NOT NULL CHECK (source = 'OWN'),
  requested_by text NOT NULL CHECK (requested_by IN ('player', 'staff')),
  channel text NOT NULL CHECK (channel IN ('site', 'customer-service')),
  CHECK ((kind = 'permanent') = (ends_at IS NULL))
);
CREATE INDEX limits_pause_by_player ON limits_pause (player_id, ends_at DESC);
GRANT SELECT, INSERT ON limits_pause TO nordlys_app;

-- Each request with what it was answered: the pause it started, or the longer one that stood.
CREATE TABLE limits_pause_request (
  player_id integer NOT NULL REFERENCES players_player,
  idempotency_key uuid NOT NULL,
  kind text NOT NULL,
  is_started boolean NOT NULL,
  pause_id bigint NOT NULL REFERENCES limits_pause,
  PRIMARY KEY (player_id, idempotency_key)
);
GRANT SELECT, INSERT ON limits_pause_request TO nordlys_app;
