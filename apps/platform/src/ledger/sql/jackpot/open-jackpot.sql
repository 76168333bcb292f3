-- Opens a tier of a network with its terms. They never change: other terms are another pool,
-- since what a tier is worth follows from them and from all that was contributed under them.
--
-- Arguments: `p_tier` its place in the network from 1, the largest first; `p_seed` øre;
--   `p_growth`, `p_reserve` thousandths of an øre of every øre staked, for this tier and for its
--   next seeds; `p_rate` the same for the whole network; `p_maximum` the most øre it pays, null
--   for none; `p_kept` thousandths of its level that a win leaves in it, 0 for a tier that begins
--   with a seed each time; `p_at` when it was opened. A new tier holds its seed.
-- Locks: none but the new row's.
-- Refuses: nothing; raises when the tier is open with other terms. The table's checks refuse
--   terms that cannot be, as a reserve or a maximum of a tier that keeps a part.
-- Repeat: the tier as it is; its `opened_at` stays.
CREATE OR REPLACE FUNCTION ledger_open_jackpot(
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

REVOKE EXECUTE ON FUNCTION ledger_open_jackpot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open_jackpot TO nordlys_app;
