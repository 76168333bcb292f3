-- Needs: ledger_move, ledger_own_lane
-- Pays a jackpot to a player's cash, once a reference: from the pool what the pool has, and from
-- the house what it lacks. It looks at no session, bar or limit and counts towards no
-- requirement. What a tier holds is not changed here; `ledger_win_jackpot` does that.
--
-- Arguments: `p_key` UUIDv7 of the movement; `p_amount` øre, above zero; `p_reference` what was
--   won, `<round>/<tier>` for a round's; `p_input` the hash of all that was asked. `o_outcome` is
--   `posted`, `repeated` or `conflict`; `o_cash` the cash after it in øre.
-- Locks: the player's row, the pool's row, the house row of this database process. A round that
--   may win holds pool and player before, in the other order (`ledger_hold_jackpots`).
-- Refuses: `conflict` (below). Raises for an amount that is not above zero, an unknown player or
--   pool.
-- Repeat: `repeated` when the reference is booked with the same input, `conflict` with another,
--   both with the cash after what is booked; nothing moves.
CREATE OR REPLACE FUNCTION ledger_pay_jackpot(
  p_key uuid, p_pool smallint, p_player integer, p_amount bigint, p_reference text, p_input uuid,
  p_at timestamptz, OUT o_outcome text, OUT o_cash bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  IF p_amount <= 0 THEN RAISE EXCEPTION 'no such jackpot: % øre', p_amount; END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key
    WHERE r.kind = 14 /* jackpot-won */ AND r.reference = p_reference;
  IF FOUND THEN
    o_outcome := CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END;
    o_cash := known.cash_after;
    RETURN;
  END IF;
  SELECT * INTO STRICT jar FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  leg.key := p_key; leg.kind := 14 /* jackpot-won */; leg.at := p_at; leg.input := p_input;
  leg.reference := p_reference;
  leg.pool := p_pool; leg.lane := ledger_own_lane();
  leg.cash := p_amount;
  leg.jackpot := -least(p_amount, jar.balance);
  leg.house := -(p_amount + leg.jackpot);
  UPDATE ledger_pool SET balance = balance + leg.jackpot WHERE pool = p_pool;
  account := ledger_move(leg, p_player);
  INSERT INTO ledger_reference VALUES (14 /* jackpot-won */, p_reference, p_key);
  o_outcome := 'posted'; o_cash := account.cash;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_pay_jackpot FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_pay_jackpot TO nordlys_app;
