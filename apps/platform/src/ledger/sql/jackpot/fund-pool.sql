-- Needs: ledger_new_key, ledger_own_lane
-- Moves what the rounds of one pool have contributed from the house to the pool, in whole øre, less
-- what was moved before. Rounds only count their contribution, in thousandths of an øre; this is
-- where the money follows. A part of an øre is nobody's contribution yet and waits.
--
-- Arguments: `p_pool` the pool; `p_at` the moment of the movement, which has no player.
-- Locks: the pool's row, then the house row of this database process. Rounds go on contributing
--   meanwhile; what is not committed is left for the next time.
-- Repeat: nothing, until another whole øre has come together.
CREATE OR REPLACE FUNCTION ledger_fund_pool(p_pool smallint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT jar FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  SELECT div(sum(contributed), 1000) - jar.funded INTO leg.jackpot
    FROM ledger_pool_share WHERE pool = p_pool;
  IF leg.jackpot IS NULL OR leg.jackpot <= 0 THEN RETURN; END IF;
  leg.key := ledger_new_key(p_at); leg.kind := 13 /* jackpot-funded */; leg.at := p_at; leg.input := leg.key;
  leg.pool := p_pool; leg.lane := ledger_own_lane(); leg.house := -leg.jackpot;
  UPDATE ledger_pool SET balance = balance + leg.jackpot, funded = funded + leg.jackpot
    WHERE pool = p_pool;
  UPDATE ledger_house SET balance = balance + leg.house WHERE lane = leg.lane;
  INSERT INTO ledger_journal SELECT leg.*;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_fund_pool FROM PUBLIC;
