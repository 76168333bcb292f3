-- Needs: audit_entries
-- All players' money at a moment, a line a bucket: bonus, cash, debt, reserved and staked, also
-- those that are zero. Cash, what is reserved for withdrawals and the cash stakes of open rounds
-- are the players' (`is_players`). Bonus money is not theirs yet, staked or not: what of an open
-- stake was bonus is counted as bonus, from the moment its bet was taken until it was taken back
-- or its round ended. Debt is shown and takes nothing off; deposits on their way in are left out.
-- [LED-09]
--
-- Arguments: `p_at` the moment; what was booked at it is in. `balance_ore` is øre, debt zero or
--   less.
-- Locks: none. It reads all entries of all players.
-- Refuses: nothing.
-- Repeat: reads only.
CREATE OR REPLACE FUNCTION audit_player_funds(p_at timestamptz)
RETURNS TABLE (bucket text, balance_ore bigint, is_players boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH staked_bonus AS (
    SELECT coalesce(-sum(j.bonus), 0) AS ore
    FROM ledger_round r JOIN ledger_supplier_tx t ON t.round = r.id JOIN ledger_journal j ON j.key = t.key
    LEFT JOIN ledger_supplier_tx back ON back.supplier = t.supplier AND back.tx = t.rolled_back_by
    WHERE t.action = 'bet' AND j.at <= p_at AND (r.settled_at <= p_at) IS NOT TRUE
      AND (back.at <= p_at) IS NOT TRUE
  )
  SELECT b.name, sum(b.ore)::bigint, b.name IN ('cash', 'reserved', 'staked') FROM (
    SELECT CASE owner_type WHEN 'debt' THEN 'debt' ELSE split_part(account_id, ':', 3) END AS name,
      amount_ore AS ore
    FROM audit_entries WHERE owner_type IN ('player', 'debt') AND created_at <= p_at
    UNION ALL SELECT 'bonus', ore FROM staked_bonus
    UNION ALL SELECT 'staked', -ore FROM staked_bonus
    UNION ALL SELECT unnest('{cash,bonus,reserved,staked,debt}'::text[]), 0
  ) b GROUP BY b.name ORDER BY b.name
$$;

REVOKE EXECUTE ON FUNCTION audit_player_funds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_player_funds TO nordlys_app, auditor;
