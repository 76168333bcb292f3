-- Needs: ledger_new_key, ledger_own_lane
-- Moves what the rounds of every pool have contributed from the house to the pools, in whole øre,
-- less what was moved before: a part of an øre is nobody's contribution yet and waits. Rounds
-- only count their contribution, in thousandths of an øre; this is where the money follows, in
-- one movement a pool without a player.
--
-- Arguments: `p_at` the moment of the movements.
-- Locks: each pool's row, in order of their numbers, and the house row of this database process,
--   all to the commit. Rounds go on contributing meanwhile; what is not committed is left for the
--   next time.
-- Refuses: nothing.
-- Repeat: nothing, until another whole øre has come together.
CREATE OR REPLACE FUNCTION ledger_fund_pools(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  FOR jar IN SELECT * FROM ledger_pool ORDER BY pool FOR UPDATE LOOP
    leg := NULL;
    SELECT div(sum(contributed), 1000) - jar.funded INTO leg.jackpot
      FROM ledger_pool_share WHERE pool = jar.pool;
    CONTINUE WHEN leg.jackpot IS NULL OR leg.jackpot <= 0;
    leg.key := ledger_new_key(p_at); leg.kind := 13; leg.at := p_at; leg.input := leg.key;
    leg.pool := jar.pool; leg.lane := ledger_own_lane(); leg.house := -leg.jackpot;
    UPDATE ledger_pool SET balance = balance + leg.jackpot, funded = funded + leg.jackpot
      WHERE pool = jar.pool;
    UPDATE ledger_house SET balance = balance + leg.house WHERE lane = leg.lane;
    INSERT INTO ledger_journal SELECT leg.*;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_fund_pools FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_fund_pools TO nordlys_app;
