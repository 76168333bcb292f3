-- Why: a jackpot is one tier of a network, and a network is one pool of the books. What a tier is
-- worth follows from what the pool's rounds have contributed since it last fell, so that its row
-- changes only when it falls: no round waits for a row that all rounds would write.

-- A pool grows by parts of an øre with every round: exactly, in thousandths, one row a lane. The
-- money follows in whole øre.
CREATE TABLE ledger_pool (
  pool smallint PRIMARY KEY CHECK (pool > 0),
  name text NOT NULL UNIQUE,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  -- Whole øre of contributions that were moved here from the house.
  funded bigint NOT NULL DEFAULT 0
);
GRANT SELECT ON ledger_pool TO nordlys_app;

CREATE TABLE ledger_pool_share (
  pool smallint NOT NULL REFERENCES ledger_pool,
  lane smallint NOT NULL,
  contributed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (pool, lane)
) WITH (fillfactor = 10);
GRANT SELECT ON ledger_pool_share TO nordlys_app;

CREATE TABLE ledger_jackpot (
  pool smallint NOT NULL REFERENCES ledger_pool,
  -- Its place in the network, the largest tier first.
  tier smallint NOT NULL CHECK (tier > 0),
  -- The terms, from here to `maximum`, and `kept`. They never change: other terms are another
  -- pool.
  seed bigint NOT NULL CHECK (seed > 0),
  -- Thousandths of an øre for every øre staked: to this tier, to its reserve, to the whole
  -- network.
  growth bigint NOT NULL CHECK (growth > 0),
  reserve bigint NOT NULL CHECK (reserve >= 0),
  rate bigint NOT NULL CHECK (rate >= growth + reserve),
  -- The most it pays, in øre; null without one.
  maximum bigint CHECK (maximum > seed),
  opened_at timestamptz NOT NULL,
  -- What it held when it last fell, after that, in thousandths of an øre: the seed and what was
  -- left.
  carried bigint NOT NULL CHECK (carried >= 0),
  -- What the pool's rounds had contributed by then, in thousandths of an øre.
  since bigint NOT NULL DEFAULT 0,
  hits bigint NOT NULL DEFAULT 0,
  -- Øre.
  paid bigint NOT NULL DEFAULT 0,
  won_at timestamptz,
  -- Thousandths of what the tier holds that a win leaves in it. The next begins with that and
  -- takes no new seed, so that what is paid is what came in: a daily jackpot whose seed the house
  -- advances pays more than it takes in on a day with little play.
  kept smallint NOT NULL DEFAULT 0 CHECK (kept BETWEEN 0 AND 999),
  PRIMARY KEY (pool, tier),
  CHECK ((hits = 0) = (won_at IS NULL)),
  CHECK (kept = 0 OR (reserve = 0 AND maximum IS NULL))
);
GRANT SELECT ON ledger_jackpot TO nordlys_app;

-- Each win with what decided it: with the round's seed and stake it can be decided again.
CREATE TABLE ledger_jackpot_win (
  -- The movement that paid it.
  key uuid PRIMARY KEY,
  round uuid NOT NULL,
  pool smallint NOT NULL,
  tier smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the tier held before the round, in thousandths of an øre.
  level bigint NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (pool, tier) REFERENCES ledger_jackpot,
  UNIQUE (round, tier)
);
CREATE INDEX ledger_jackpot_win_latest ON ledger_jackpot_win (at);
CREATE INDEX ledger_jackpot_win_by_tier ON ledger_jackpot_win (pool, tier, at DESC);
GRANT SELECT ON ledger_jackpot_win TO nordlys_app;
