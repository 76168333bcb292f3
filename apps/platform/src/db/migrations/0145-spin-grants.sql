-- Why: spins that were promised are played in real games, to the last one. A spin is a round that stakes
-- nothing and is drawn for what it is worth; what it wins is cash, from the cost of bonuses. [BONUS-01]

CREATE TABLE ledger_spin_grant (
  grant_id uuid PRIMARY KEY,
  player integer NOT NULL REFERENCES ledger_player,
  offer_id text NOT NULL,
  offer_version integer NOT NULL CHECK (offer_version > 0),
  games text[] NOT NULL CHECK (cardinality(games) > 0 AND array_position(games, NULL) IS NULL),
  -- Øre: what the outcome of each spin is drawn for.
  value bigint NOT NULL CHECK (value > 0),
  count integer NOT NULL CHECK (count > 0),
  spins_left integer NOT NULL CHECK (spins_left BETWEEN 0 AND count),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at AND isfinite(expires_at)),
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'used', 'expired', 'void')),
  ended_at timestamptz CHECK (ended_at >= granted_at),
  -- The first 128 bits of the SHA-256 of all that was asked.
  input uuid NOT NULL,
  CONSTRAINT spin_grant_has_an_end CHECK ((state = 'active') = (ended_at IS NULL)),
  CONSTRAINT spin_grant_is_used_up CHECK ((state = 'used') = (spins_left = 0))
);
CREATE INDEX ledger_spin_grant_by_player ON ledger_spin_grant (player, granted_at);
CREATE INDEX ledger_spin_grant_to_expire ON ledger_spin_grant (expires_at) WHERE state = 'active';
GRANT SELECT ON ledger_spin_grant TO nordlys_app;

-- Rows that stand were held to more than this, so that nothing need be read again.
ALTER TABLE ledger_journal DROP CONSTRAINT no_win_without_stake;
ALTER TABLE ledger_journal ADD CONSTRAINT no_win_without_stake CHECK (
  coalesce(win, 0) = 0 OR stake > 0
  OR (kind = 1 AND reference IS NOT NULL AND cash = win AND bonus_cost = -win)) NOT VALID;
