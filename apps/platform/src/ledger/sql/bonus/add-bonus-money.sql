-- Adds money of a bonus to the leg of a movement that `ledger_bonus_home` has named: `bonus`,
-- `cash` or `bonus-cost`. It books nothing. Any other name raises.
CREATE OR REPLACE FUNCTION ledger_add_bonus_money(leg ledger_journal, p_home text, p_amount bigint)
RETURNS ledger_journal LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  CASE p_home
    WHEN 'bonus' THEN leg.bonus := coalesce(leg.bonus, 0) + p_amount;
    WHEN 'cash' THEN leg.cash := coalesce(leg.cash, 0) + p_amount;
    WHEN 'bonus-cost' THEN leg.bonus_cost := coalesce(leg.bonus_cost, 0) + p_amount;
  END CASE;
  RETURN leg;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_add_bonus_money FROM PUBLIC;
