-- Why: a daily jackpot whose seed the house advances pays more than it takes in on a day with little
-- play. A tier may instead keep a part of its pool at a win: the next begins with that, and what is paid
-- is what came in, whatever is staked.

ALTER TABLE ledger_jackpot
  -- Thousandths of what the tier holds that a win leaves in it.
  ADD COLUMN kept smallint NOT NULL DEFAULT 0 CHECK (kept BETWEEN 0 AND 999),
  ADD CHECK (kept = 0 OR (reserve = 0 AND maximum IS NULL));

-- The daily pool has fallen nowhere yet, so its terms may still be made right: nothing was promised of
-- it. All that its rounds contributed is its winner's.
UPDATE ledger_jackpot SET growth = growth + reserve, reserve = 0, kept = 250
  WHERE pool = 2 AND tier = 1 AND hits = 0;

CREATE OR REPLACE VIEW audit_jackpots AS
  SELECT j.pool AS pool_id, j.tier, p.name, s.contributed AS contributed_milliore,
    j.carried + (s.contributed - j.since) / j.rate * j.growth AS level_milliore,
    s.contributed / j.rate * j.reserve
      - CASE WHEN j.kept = 0 THEN j.hits + 1 ELSE 1 END * j.seed * 1000 AS reserve_milliore,
    j.hits, j.paid AS paid_ore, j.opened_at, j.won_at
  FROM ledger_jackpot j JOIN ledger_pool p ON p.pool = j.pool
  CROSS JOIN LATERAL (SELECT sum(contributed)::bigint AS contributed FROM ledger_pool_share
    WHERE pool = j.pool) s;

DROP FUNCTION ledger_open_jackpot(
  smallint, smallint, bigint, bigint, bigint, bigint, bigint, timestamptz);

-- Opens a tier with its terms; harmless to repeat, and refused with others.
CREATE FUNCTION ledger_open_jackpot(
  p_pool smallint, p_tier smallint, p_seed bigint, p_growth bigint, p_reserve bigint, p_rate bigint,
  p_maximum bigint, p_kept smallint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_jackpot (pool, tier, seed, growth, reserve, rate, maximum, kept, opened_at, carried)
    VALUES (p_pool, p_tier, p_seed, p_growth, p_reserve, p_rate, p_maximum, p_kept, p_at, p_seed * 1000)
    ON CONFLICT (pool, tier) DO NOTHING;
  IF NOT EXISTS (SELECT FROM ledger_jackpot WHERE pool = p_pool AND tier = p_tier
      AND (seed, growth, reserve, rate, kept) = (p_seed, p_growth, p_reserve, p_rate, p_kept)
      AND maximum IS NOT DISTINCT FROM p_maximum) THEN
    RAISE EXCEPTION 'the terms of jackpot %/% have changed: open another pool', p_pool, p_tier;
  END IF;
END $$;

-- As in 0031, and a tier that keeps a part pays the rest of it and takes no new seed.
CREATE OR REPLACE FUNCTION ledger_win_jackpot(
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
  amount := least(level * (1000 - jackpot.kept) / 1000000, jackpot.maximum);
  PERFORM ledger_fund_pool(p_pool, p_at);
  SELECT o_outcome INTO outcome FROM ledger_pay_jackpot(p_key, p_pool, round.player, amount,
    p_round || '/' || p_tier, p_input, p_at);
  IF outcome <> 'posted' THEN RAISE EXCEPTION 'round % had won tier % already', p_round, p_tier; END IF;
  UPDATE ledger_jackpot SET since = p_contributed + round.contribution, hits = hits + 1,
      carried = level + (CASE WHEN kept = 0 THEN seed ELSE 0 END - amount) * 1000,
      paid = paid + amount, won_at = p_at
    WHERE pool = p_pool AND tier = p_tier;
  INSERT INTO ledger_jackpot_win VALUES (p_key, p_round, p_pool, p_tier, amount, level_before, p_at);
  RETURN amount;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_open_jackpot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open_jackpot TO nordlys_app;
