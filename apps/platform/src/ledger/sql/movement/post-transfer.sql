-- Needs: ledger_move
-- Books one movement of a payment. Its legs are worked out here from its kind, so that no caller
-- can move money in another way. Holds are opened, used and let go along with it: what is
-- promised to one payment can be used for no other. [LED-07] The kinds, and what each moves:
--   deposit              payment provider -> debt, as far as there is one, the rest -> cash;
--                        incoming -> authorised for all that is held. The hold is over, whether
--                        more or less was captured than held, or there was none at all
--   deposit-reversed     cash -> payment provider; what the cash lacks becomes debt [LED-04]
--   deposit-held         authorised -> incoming; opens a hold
--   deposit-voided       incoming -> authorised; releases that much of the hold
--   withdrawal-reserved  cash -> reserved; opens a hold
--   withdrawal-released  reserved -> debt, as far as there is one, the rest -> cash; releases that
--                        much of the hold
--   withdrawal-sent      reserved -> bank; commits that much of the hold
--   withdrawal-returned  bank -> debt, as far as there is one, the rest -> cash; at most what the
--                        hold has committed and not had back
--
-- Arguments: `p_key` UUIDv7 of the movement; `p_amount` øre, above zero; `p_reference` the
--   payment: one movement of each kind may have it, in whatever month. `p_hold` names the hold
--   when it is not the movement's own reference; null otherwise. A hold that is opened is always
--   named `p_reference`. `p_input` the first 128 bits of the SHA-256 of what was asked.
--   `o_outcome` is `posted`, `repeated` or a refusal; `o_cash`, `o_bonus`, `o_reserved`, `o_debt`
--   the balances after the movement in øre, debt zero or less.
-- Locks: the player's row, then the hold's. Everything that changes a hold holds its player, so
--   the hold is read without a lock of its own.
-- Refuses: `conflict` (below), `barred` (a `deposit-held` under a bar; a capture is always
--   booked), `not-held` (more than the hold has left, or no such hold of this player; of a
--   return: more than was committed), `too-little-money` (the cash does not cover a
--   `withdrawal-reserved`). A refusal is not kept; but for a conflict it tells the balances of
--   now. Raises for another kind, an amount that is not above zero or an unknown player.
-- Repeat: `repeated` when kind, reference and input are the booked ones, with the balances after
--   the first booking; another input under that kind and reference is a `conflict`, with the
--   balances after what is booked. Neither moves anything.
CREATE OR REPLACE FUNCTION ledger_post_transfer(
  p_key uuid, p_kind text, p_player integer, p_amount bigint, p_reference text, p_hold text,
  p_input uuid, p_at timestamptz, OUT o_outcome text, OUT o_cash bigint, OUT o_bonus bigint,
  OUT o_reserved bigint, OUT o_debt bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kind_id smallint := (SELECT id FROM ledger_kind
    WHERE name = p_kind AND id BETWEEN 2 /* deposit */ AND 9 /* deposit-voided */);
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  hold ledger_hold%ROWTYPE;
  held bigint;
  repaid bigint;
BEGIN
  IF kind_id IS NULL OR p_amount <= 0 THEN
    RAISE EXCEPTION 'no such movement: % of % øre', p_kind, p_amount;
  END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  o_cash := account.cash; o_bonus := account.bonus;
  o_reserved := account.reserved; o_debt := account.debt;
  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key
    WHERE r.kind = kind_id AND r.reference = p_reference;
  IF FOUND THEN
    o_outcome := CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END;
    o_cash := known.cash_after; o_bonus := known.bonus_after;
    o_reserved := known.reserved_after; o_debt := known.debt_after;
    RETURN;
  END IF;

  -- Found under the player's lock: everything that changes a hold has it.
  SELECT * INTO hold FROM ledger_hold
    WHERE kind = CASE WHEN p_kind LIKE 'withdrawal%' THEN 'withdrawal' ELSE 'deposit' END
      AND reference = coalesce(p_hold, p_reference) AND player = p_player;
  held := coalesce(hold.amount - hold.committed - hold.released, 0);

  -- A debt is paid first by all that becomes cash. [LED-04]
  repaid := least(p_amount, -account.debt);
  leg.key := p_key; leg.kind := kind_id; leg.at := p_at; leg.input := p_input;
  leg.reference := p_reference;
  leg.cash := 0; leg.reserved := 0; leg.debt := 0;
  CASE p_kind
    WHEN 'deposit' THEN
      leg.psp := -p_amount;
      leg.debt := repaid; leg.cash := p_amount - repaid;
      -- What was authorised is captured, in whole or in part; the hold is over either way.
      leg.incoming := -held; leg.authorized := held;
      hold.committed := hold.committed + least(held, p_amount);
      hold.released := hold.amount - hold.committed;
    WHEN 'deposit-reversed' THEN
      leg.psp := p_amount;
      leg.cash := -least(p_amount, account.cash);
      leg.debt := -(p_amount + leg.cash);
    WHEN 'deposit-held' THEN
      leg.incoming := p_amount; leg.authorized := -p_amount;
    WHEN 'deposit-voided' THEN
      leg.incoming := -p_amount; leg.authorized := p_amount;
      hold.released := hold.released + p_amount;
    WHEN 'withdrawal-reserved' THEN
      leg.cash := -p_amount; leg.reserved := p_amount;
    WHEN 'withdrawal-released' THEN
      leg.debt := repaid; leg.cash := p_amount - repaid; leg.reserved := -p_amount;
      hold.released := hold.released + p_amount;
    WHEN 'withdrawal-sent' THEN
      leg.reserved := -p_amount; leg.bank := p_amount;
      hold.committed := hold.committed + p_amount;
    WHEN 'withdrawal-returned' THEN
      leg.debt := repaid; leg.cash := p_amount - repaid; leg.bank := -p_amount;
      hold.returned := hold.returned + p_amount;
  END CASE;

  o_outcome := CASE
    WHEN p_kind = 'deposit-held' AND account.barred_until > p_at THEN 'barred'
    WHEN p_kind IN ('deposit-voided', 'withdrawal-released', 'withdrawal-sent') AND p_amount > held
      THEN 'not-held'
    WHEN p_kind = 'withdrawal-returned' AND hold.returned > hold.committed IS NOT FALSE THEN 'not-held'
    WHEN account.cash + leg.cash < 0 THEN 'too-little-money'
    ELSE 'posted'
  END;
  IF o_outcome <> 'posted' THEN RETURN; END IF;

  IF p_kind IN ('deposit-held', 'withdrawal-reserved') THEN
    INSERT INTO ledger_hold (kind, reference, player, amount, opened_at)
      VALUES (split_part(p_kind, '-', 1), p_reference, p_player, p_amount, p_at);
  ELSIF hold.reference IS NOT NULL THEN
    UPDATE ledger_hold h SET committed = hold.committed, released = hold.released,
        returned = hold.returned,
        closed_at = CASE WHEN hold.committed + hold.released = h.amount
          THEN coalesce(h.closed_at, p_at) END
      WHERE h.kind = hold.kind AND h.reference = hold.reference;
  END IF;
  account := ledger_move(leg, p_player);
  INSERT INTO ledger_reference VALUES (kind_id, p_reference, p_key);
  o_cash := account.cash; o_bonus := account.bonus;
  o_reserved := account.reserved; o_debt := account.debt;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_post_transfer FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post_transfer TO nordlys_app;
