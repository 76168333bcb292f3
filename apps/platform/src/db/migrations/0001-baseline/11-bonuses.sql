-- Why: a bonus may be had with a deposit by a code. What a code promises is data that the law
-- bounds, so the table itself refuses an offer beyond those bounds (BEK 1274/2019, sales
-- promotions; B2 to B9 of our rules).
CREATE TABLE bonuses_offer (
  offer_id text PRIMARY KEY CHECK (offer_id ~ '^[a-z0-9-]{1,40}$'),
  -- Folded: however it is typed, it is compared so.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{4,20}$'),
  -- Either a share of the deposit or an amount; what must be deposited equals what is given. [B3]
  percent smallint CHECK (percent = 100),
  fixed_ore bigint CHECK (fixed_ore > 0),
  -- The most that is given: 1.000 kr. by law. [B2]
  most_ore bigint NOT NULL CHECK (most_ore BETWEEN 1 AND 100000),
  least_deposit_ore bigint NOT NULL CHECK (least_deposit_ore > 0),
  -- How many times the bonus is staked before it is cash: ten by law. [B4]
  wagering_factor smallint NOT NULL CHECK (wagering_factor BETWEEN 1 AND 10),
  stake_max_ore bigint NOT NULL CHECK (stake_max_ore BETWEEN 1 AND 10000),
  -- How long a player has: 60 days by law. [B9]
  days smallint NOT NULL CHECK (days BETWEEN 60 AND 366),
  valid_from timestamptz NOT NULL CHECK (isfinite(valid_from)),
  valid_until timestamptz NOT NULL CHECK (isfinite(valid_until)),
  once_per_player boolean NOT NULL,
  first_deposit_only boolean NOT NULL,
  CHECK (num_nonnulls(percent, fixed_ore) = 1),
  CHECK (fixed_ore IS NULL OR (most_ore = fixed_ore AND least_deposit_ore = fixed_ore)),
  CHECK (least_deposit_ore <= most_ore),
  CHECK (valid_from < valid_until)
);
-- What was promised is not changed: another promise is another offer.
GRANT SELECT, INSERT ON bonuses_offer TO nordlys_app;

-- The code a player chose with a deposit, and what became of it when the money was there.
CREATE TABLE bonuses_choice (
  reference text PRIMARY KEY REFERENCES wallet_deposit,
  player_id integer NOT NULL REFERENCES players_player,
  offer_id text NOT NULL REFERENCES bonuses_offer,
  once_per_player boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('chosen', 'granted', 'refused')),
  refusal text CHECK (refusal IN ('barred', 'bonus-active', 'deposit-too-small', 'used')),
  bonus_id uuid UNIQUE,
  granted_ore bigint CHECK (granted_ore > 0),
  expires_at timestamptz,
  chosen_at timestamptz NOT NULL,
  decided_at timestamptz CHECK (decided_at >= chosen_at),
  CHECK ((state = 'chosen') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK (num_nonnulls(bonus_id, granted_ore, expires_at)
    = CASE state WHEN 'granted' THEN 3 ELSE 0 END)
);
CREATE INDEX bonuses_choice_by_player ON bonuses_choice (player_id, offer_id);
-- Deposits that race with the same code: one of them gets it.
CREATE UNIQUE INDEX bonuses_choice_once ON bonuses_choice (player_id, offer_id)
  WHERE once_per_player AND state = 'granted';
GRANT SELECT, INSERT, UPDATE ON bonuses_choice TO nordlys_app;

-- A bonus code is short, and whoever may try for ever finds one. How many codes a player has
-- tried that gave nothing is counted here, for the window that the first of them opened; one row
-- a player.
CREATE TABLE bonuses_guess (
  player_id integer PRIMARY KEY REFERENCES players_player,
  window_started_at timestamptz NOT NULL,
  attempts integer NOT NULL CHECK (attempts >= 0)
);
GRANT SELECT, INSERT, UPDATE ON bonuses_guess TO nordlys_app;
