-- Why: a jackpot is one tier of a network, and a network is one pool of the books. What a tier is worth
-- follows from what the pool's rounds have contributed since it last fell, so that it changes only when
-- it falls: no round waits for a row that all rounds would write.

CREATE TABLE ledger_jackpot (
  pool smallint NOT NULL REFERENCES ledger_pool,
  -- Its place in the network, the largest tier first.
  tier smallint NOT NULL CHECK (tier > 0),
  -- The terms. They never change: another seed or rate is another pool.
  seed bigint NOT NULL CHECK (seed > 0),
  -- Thousandths of an øre for every øre staked: to this tier, to its reserve, to the whole network.
  growth bigint NOT NULL CHECK (growth > 0),
  reserve bigint NOT NULL CHECK (reserve >= 0),
  rate bigint NOT NULL CHECK (rate >= growth + reserve),
  -- The most it pays, in øre; null without one.
  maximum bigint CHECK (maximum > seed),
  opened_at timestamptz NOT NULL,
  -- What it held when it last fell, after that, in thousandths of an øre: the seed and what was left.
  carried bigint NOT NULL CHECK (carried >= 0),
  -- What the pool's rounds had contributed by then, in thousandths of an øre.
  since bigint NOT NULL DEFAULT 0,
  hits bigint NOT NULL DEFAULT 0,
  -- Øre.
  paid bigint NOT NULL DEFAULT 0,
  won_at timestamptz,
  PRIMARY KEY (pool, tier),
  CHECK ((hits = 0) = (won_at IS NULL))
);

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
CREATE TRIGGER ledger_jackpot_win_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON ledger_jackpot_win FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- What each tier holds, in thousandths of an øre.
CREATE VIEW audit_jackpots AS
  SELECT j.pool AS pool_id, j.tier, p.name, s.contributed AS contributed_milliore,
    j.carried + (s.contributed - j.since) / j.rate * j.growth AS level_milliore,
    s.contributed / j.rate * j.reserve - (j.hits + 1) * j.seed * 1000 AS reserve_milliore,
    j.hits, j.paid AS paid_ore, j.opened_at, j.won_at
  FROM ledger_jackpot j JOIN ledger_pool p ON p.pool = j.pool
  CROSS JOIN LATERAL (SELECT sum(contributed)::bigint AS contributed FROM ledger_pool_share
    WHERE pool = j.pool) s;

-- Opens a tier with its terms; harmless to repeat, and refused with others.
CREATE FUNCTION ledger_open_jackpot(
  p_pool smallint, p_tier smallint, p_seed bigint, p_growth bigint, p_reserve bigint, p_rate bigint,
  p_maximum bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_jackpot (pool, tier, seed, growth, reserve, rate, maximum, opened_at, carried)
    VALUES (p_pool, p_tier, p_seed, p_growth, p_reserve, p_rate, p_maximum, p_at, p_seed * 1000)
    ON CONFLICT (pool, tier) DO NOTHING;
  IF NOT EXISTS (SELECT FROM ledger_jackpot WHERE pool = p_pool AND tier = p_tier
      AND (seed, growth, reserve, rate) = (p_seed, p_growth, p_reserve, p_rate)
      AND maximum IS NOT DISTINCT FROM p_maximum) THEN
    RAISE EXCEPTION 'the terms of jackpot %/% have changed: open another pool', p_pool, p_tier;
  END IF;
END $$;

-- Holds a network and a player until the transaction ends, in the order in which all who pay a jackpot
-- do, and tells what each tier holds. Rounds of others go on contributing meanwhile.
CREATE FUNCTION ledger_hold_jackpots(p_pool smallint, p_player integer) RETURNS SETOF audit_jackpots
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  RETURN QUERY SELECT * FROM audit_jackpots WHERE pool_id = p_pool ORDER BY tier;
END $$;

-- A batch of one round, booked on the house row of whoever books one movement at a time.
CREATE FUNCTION ledger_settle_alone(
  p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint,
  p_definition integer, p_seed bytea, p_pool smallint, p_contribution bigint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM ledger_settle(ARRAY[p_key], ARRAY[p_player], ARRAY[p_input], ARRAY[p_session],
    ARRAY[p_stake], ARRAY[p_win], ARRAY[p_definition], ARRAY[p_seed], ARRAY[p_pool],
    ARRAY[p_contribution], ledger_own_lane(), p_at)
$$;

-- As in 0017; for one pool, so that a win is paid of what its rounds have brought in.
CREATE FUNCTION ledger_fund_pool(p_pool smallint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT jar FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  SELECT sum(contributed) / 1000 - jar.funded INTO leg.jackpot
    FROM ledger_pool_share WHERE pool = p_pool;
  IF leg.jackpot IS NULL OR leg.jackpot <= 0 THEN RETURN; END IF;
  leg.key := ledger_new_key(p_at); leg.kind := 13; leg.at := p_at; leg.input := leg.key;
  leg.pool := p_pool; leg.lane := ledger_own_lane(); leg.house := -leg.jackpot;
  UPDATE ledger_pool SET balance = balance + leg.jackpot, funded = funded + leg.jackpot
    WHERE pool = p_pool;
  UPDATE ledger_house SET balance = balance + leg.house WHERE lane = leg.lane;
  INSERT INTO ledger_journal SELECT leg.*;
END $$;

-- Pays a tier that the round of this transaction has won: all whole øre it holds, with the round's own
-- contribution, and at most its maximum. `p_contributed` is what `ledger_hold_jackpots` told; what
-- others have contributed since is the next pool's.
CREATE FUNCTION ledger_win_jackpot(
  p_key uuid, p_round uuid, p_pool smallint, p_tier smallint, p_contributed bigint, p_input uuid,
  p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  round ledger_journal%ROWTYPE;
  jackpot ledger_jackpot%ROWTYPE;
  level_before bigint;
  level bigint;
  amount bigint;
  outcome text;
BEGIN
  SELECT * INTO STRICT round FROM ledger_journal WHERE key = p_round AND kind = 1 AND refusal IS NULL
    AND pool = p_pool;
  SELECT * INTO STRICT jackpot FROM ledger_jackpot WHERE pool = p_pool AND tier = p_tier FOR UPDATE;
  level_before := jackpot.carried + (p_contributed - jackpot.since) / jackpot.rate * jackpot.growth;
  level := level_before + round.contribution / jackpot.rate * jackpot.growth;
  amount := least(level / 1000, jackpot.maximum);
  PERFORM ledger_fund_pool(p_pool, p_at);
  SELECT o_outcome INTO outcome FROM ledger_pay_jackpot(p_key, p_pool, round.player, amount,
    p_round || '/' || p_tier, p_input, p_at);
  IF outcome <> 'posted' THEN RAISE EXCEPTION 'round % had won tier % already', p_round, p_tier; END IF;
  UPDATE ledger_jackpot SET carried = level + (seed - amount) * 1000,
      since = p_contributed + round.contribution, hits = hits + 1, paid = paid + amount, won_at = p_at
    WHERE pool = p_pool AND tier = p_tier;
  INSERT INTO ledger_jackpot_win VALUES (p_key, p_round, p_pool, p_tier, amount, level_before, p_at);
  RETURN amount;
END $$;

GRANT SELECT ON ledger_jackpot, ledger_jackpot_win TO nordlys_app;
GRANT SELECT ON audit_jackpots TO auditor, nordlys_app;
REVOKE EXECUTE ON FUNCTION ledger_open_jackpot, ledger_hold_jackpots, ledger_settle_alone,
  ledger_fund_pool, ledger_win_jackpot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open_jackpot, ledger_hold_jackpots, ledger_settle_alone,
  ledger_win_jackpot TO nordlys_app;
