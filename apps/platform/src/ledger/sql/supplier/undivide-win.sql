-- Takes a win back from where its parts went. What went to a bonus is taken from that bonus while
-- it is active, as far as it has as much; what went to the cost of bonuses, or to a bonus that
-- has expired or was taken away since, is asked of the cost of bonuses. All the rest, bonus money
-- that was staked or has become cash included, is taken from the cash, and what the cash lacks
-- becomes debt: a forced debit. [LED-04]
--
-- Arguments: `leg` the movement so far, `account` and `game` the locked rows before it; `p_tx`
--   the win's number; `p_win` øre, above zero. The result is the movement with its legs cash,
--   bonus, bonus_cost and debt.
-- Locks: none of its own; the caller holds player and round.
CREATE OR REPLACE FUNCTION ledger_undivide_win(
  leg ledger_journal, account ledger_player, game ledger_round, p_tx text, p_win bigint
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part record;
  of_bonuses bigint := 0;
  short bigint;
BEGIN
  leg.bonus := 0; leg.bonus_cost := 0;
  FOR part IN SELECT s.*, b.state FROM ledger_win_share s JOIN ledger_bonus b ON b.bonus = s.bonus
    WHERE s.supplier = game.supplier AND s.tx = p_tx ORDER BY s.bonus
  LOOP
    of_bonuses := of_bonuses + part.amount;
    UPDATE ledger_round_share s SET won = s.won - part.amount
      WHERE s.round = game.id AND s.bonus = part.bonus;
    IF part.went_to = 'bonus' AND part.bonus = account.bonus_id THEN
      leg.bonus := -least(part.amount, account.bonus);
    ELSIF part.went_to = 'bonus-cost' OR part.went_to = 'bonus' AND part.state IN ('expired', 'void') THEN
      -- What went to a bonus that was taken away since is back where it came from already.
      leg.bonus_cost := leg.bonus_cost - part.amount;
    END IF;
  END LOOP;
  short := p_win + leg.bonus + leg.bonus_cost;
  leg.cash := -least(short, account.cash);
  leg.debt := -(short + leg.cash);
  UPDATE ledger_round SET win_cash = win_cash - (p_win - of_bonuses), win_bonus = win_bonus - of_bonuses
    WHERE id = game.id;
  RETURN leg;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_undivide_win FROM PUBLIC;
