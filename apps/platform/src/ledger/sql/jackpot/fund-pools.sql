-- Needs: ledger_fund_pool
-- Moves what the rounds of every pool have contributed from the house to the pools: see
-- `ledger_fund_pool`.
--
-- Arguments: `p_at` the moment of the movements.
-- Locks: each pool's row, in order of their numbers; the house row of this database process comes
--   with the first pool that money is moved to, before the rows of later pools. All to the commit.
-- Refuses: nothing.
-- Repeat: nothing, until another whole øre has come together.
CREATE OR REPLACE FUNCTION ledger_fund_pools(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  each smallint;
BEGIN
  FOREACH each IN ARRAY ARRAY(SELECT pool FROM ledger_pool ORDER BY pool) LOOP
    PERFORM ledger_fund_pool(each, p_at);
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_fund_pools FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_fund_pools TO nordlys_app;
