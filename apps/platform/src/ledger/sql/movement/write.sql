-- Writes a movement into the journal as the newest of a player whose row carries the new balances
-- already. It moves nothing itself; `ledger_move` has.
--
-- Arguments: `leg` as in `ledger_move`; a leg of 0 is written as null, since null says that an
--   account was not touched. `account` the player's row after the movement: its `seq` is the
--   movement's number, its `newest_before` the key of the movement before this one, and its
--   balances are the balances after it. Every 64th movement also carries the player's turnover in
--   rounds of our own so far (øre): the sums of a long period are differences of it.
-- Refuses: nothing; the journal's checks and its primary key raise.
CREATE OR REPLACE FUNCTION ledger_write(leg ledger_journal, account ledger_player) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.player := account.player;
  leg.seq := account.seq;
  leg.before := account.newest_before;
  leg.turnover := CASE WHEN account.seq % 64 = 0 THEN account.turnover END;
  leg.cash := nullif(leg.cash, 0); leg.bonus := nullif(leg.bonus, 0);
  leg.reserved := nullif(leg.reserved, 0); leg.debt := nullif(leg.debt, 0);
  leg.staked := nullif(leg.staked, 0); leg.incoming := nullif(leg.incoming, 0);
  leg.authorized := nullif(leg.authorized, 0); leg.house := nullif(leg.house, 0);
  leg.psp := nullif(leg.psp, 0); leg.bank := nullif(leg.bank, 0);
  leg.jackpot := nullif(leg.jackpot, 0); leg.bonus_cost := nullif(leg.bonus_cost, 0);
  leg.cash_after := account.cash; leg.bonus_after := account.bonus;
  leg.reserved_after := account.reserved; leg.debt_after := account.debt;
  leg.staked_after := account.staked; leg.incoming_after := account.incoming;
  INSERT INTO ledger_journal SELECT leg.*;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_write FROM PUBLIC;
