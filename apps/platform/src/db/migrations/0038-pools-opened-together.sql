-- As in 0017, and two copies that start at the same moment open a pool once: which of the two unique
-- names the second meets first is chance, so neither may be an error. Another pool under a name that
-- is taken still is one.
CREATE OR REPLACE FUNCTION ledger_open_pool(p_pool smallint, p_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_pool (pool, name) VALUES (p_pool, p_name) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM ledger_pool WHERE pool = p_pool AND name = p_name) THEN
    RAISE EXCEPTION 'pool % or its name % stands for another pool', p_pool, p_name;
  END IF;
  INSERT INTO ledger_pool_share (pool, lane) SELECT p_pool, lane FROM ledger_house
    ON CONFLICT (pool, lane) DO NOTHING;
END $$;
