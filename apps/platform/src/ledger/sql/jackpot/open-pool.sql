-- Makes a jackpot pool's accounts: the pool, and one row for each house lane in which rounds
-- count their contributions, so that no round waits for another lane. A contribution to a pool
-- that was not opened would stand in its round and be in no pool.
--
-- Arguments: `p_pool` the pool's number, above zero; `p_name` the network's key. Both are unique.
-- Locks: none but the new rows'. Two copies that start at the same moment open it once: whichever
--   of the two unique names the second one meets first, it is no error.
-- Refuses: nothing; raises when number or name stands for another pool.
-- Repeat: the same; lanes without a row get theirs.
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

REVOKE EXECUTE ON FUNCTION ledger_open_pool FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_open_pool TO nordlys_app;
