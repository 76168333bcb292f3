-- Needs: audit_jackpots
-- Locks a network's rows and a player's until the transaction ends, and tells what each tier holds.
-- Whoever decides whether a round wins locks them first: what a tier holds is then paid once,
-- whoever else has hit it. Rounds of others go on contributing meanwhile; what they add is not in
-- what is told, and stays in the next pool.
--
-- Arguments: `p_pool` the network's pool. The result is a row a tier of `audit_jackpots`, the
--   largest tier first, in thousandths of an øre; `contributed_milliore` is handed to
--   `ledger_win_jackpot`.
-- Locks: the pool's row, then the player's: rounds that may win take them in this order.
-- Refuses: nothing; no rows for a pool without tiers.
-- Repeat: the same tiers, with what was contributed since.
CREATE OR REPLACE FUNCTION ledger_hold_jackpots(p_pool smallint, p_player integer)
RETURNS SETOF audit_jackpots
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  RETURN QUERY SELECT * FROM audit_jackpots WHERE pool_id = p_pool ORDER BY tier;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_hold_jackpots FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_hold_jackpots TO nordlys_app;
