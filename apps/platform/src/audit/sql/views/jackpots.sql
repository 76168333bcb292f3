-- For the auditor, and for what players are told: a row for each tier of a network, what it holds
-- now and what it paid. `contributed_milliore` is the whole network's, `level_milliore` the
-- tier's, `reserve_milliore` what was put aside for its seeds less the seeds given so far, below
-- zero while the house has advanced them: all in thousandths of an øre; `paid_ore` is øre. A tier
-- that keeps a part at a win was given one seed, its first. Of a network, contributions are what
-- was paid, held and put aside, exactly. Levels are worked out from the contributions since the
-- last win, and stored nowhere.
CREATE OR REPLACE VIEW audit_jackpots AS
  SELECT j.pool AS pool_id, j.tier, p.name, s.contributed AS contributed_milliore,
    j.carried + (s.contributed - j.since) / j.rate * j.growth AS level_milliore,
    s.contributed / j.rate * j.reserve
      - CASE WHEN j.kept = 0 THEN j.hits + 1 ELSE 1 END * j.seed * 1000 AS reserve_milliore,
    j.hits, j.paid AS paid_ore, j.opened_at, j.won_at
  FROM ledger_jackpot j JOIN ledger_pool p ON p.pool = j.pool
  CROSS JOIN LATERAL (SELECT sum(contributed)::bigint AS contributed FROM ledger_pool_share
    WHERE pool = j.pool) s;

GRANT SELECT ON audit_jackpots TO nordlys_app, auditor;
