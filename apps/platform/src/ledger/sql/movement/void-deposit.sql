-- Needs: ledger_new_key, ledger_post_transfer
-- Lets go of all that an authorised deposit still holds, when it came to nothing: incoming goes
-- back to authorised, and the hold is closed.
--
-- Arguments: `p_reference` the deposit, which names its hold. True when it held something.
-- Locks: the player's row, then the hold's.
-- Refuses: nothing; false when the player has no open hold of this name. Raises when what is held
--   cannot be let go of.
-- Repeat: false; nothing moves.
CREATE OR REPLACE FUNCTION ledger_void_deposit(p_player integer, p_reference text, p_at timestamptz)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held bigint;
  outcome text;
  key uuid := ledger_new_key(p_at);
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT amount - committed - released INTO held FROM ledger_hold
    WHERE kind = 'deposit' AND reference = p_reference AND player = p_player AND closed_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT o_outcome INTO outcome FROM ledger_post_transfer(key, 'deposit-voided', p_player, held,
    p_reference, NULL, key, p_at);
  IF outcome <> 'posted' THEN
    RAISE EXCEPTION 'deposit % holds % øre and cannot be voided: %', p_reference, held, outcome;
  END IF;
  RETURN true;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_void_deposit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_void_deposit TO nordlys_app;
