-- The answer that a message number got before; a null outcome when it is new. The first answer is
-- given again, the balance of then included, when kind of message and input are the same; any
-- other use of the number is a `conflict`. A message that was taken back before it came left its
-- number as a tombstone: should it come as a bet, a win or an end, it is `rolled-back` and moves
-- nothing.
--
-- Arguments: `p_action` is `bet`, `win`, `rollback` or `end`; `p_input` the hash of all that was
--   asked. `repeated` tells a stored answer from a conflict and from a tombstone; `balance` and
--   `round` are those of the stored row in every case, a conflict's too.
-- Locks: none of its own; the caller holds the message's number.
CREATE OR REPLACE FUNCTION ledger_supplier_known(
  p_supplier smallint, p_tx text, p_action text, p_input uuid
) RETURNS ledger_supplier_answer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (CASE
      WHEN action = 'tombstone' AND p_action IN ('bet', 'win', 'end') THEN 'rolled-back'
      WHEN action = p_action AND input = p_input THEN outcome
      ELSE 'conflict' END,
    action = p_action AND input = p_input, balance, round)::ledger_supplier_answer
  FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_tx
$$;

REVOKE EXECUTE ON FUNCTION ledger_supplier_known FROM PUBLIC;
