-- Takes rounds of outside suppliers that have been open for long and whose supplier was not asked
-- lately, and marks them as asked. The mark is what keeps several copies of the program from asking
-- about the same ones.
--
-- Arguments: `p_opened_before` rounds opened before it are old; `p_asked_before` those asked
--   about before it, or never, are due again; `p_limit` the most, the oldest first; `p_at` the
--   mark. The rows come in no order.
-- Locks: the rows of those rounds; one that somebody holds is passed over.
-- Refuses: nothing.
-- Repeat: other rounds, until `p_asked_before` has passed the mark.
CREATE OR REPLACE FUNCTION ledger_claim_silent_rounds(p_opened_before timestamptz, p_asked_before timestamptz,
  p_limit integer, p_at timestamptz) RETURNS SETOF ledger_round
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_round r SET asked_at = p_at FROM (
    SELECT id FROM ledger_open_round o JOIN ledger_round game ON game.id = o.round
    WHERE game.state = 'open' AND game.opened_at < p_opened_before
      AND NOT EXISTS (SELECT FROM ledger_table_round t WHERE t.round = o.round)
      AND (game.asked_at IS NULL OR game.asked_at < p_asked_before)
    ORDER BY game.opened_at LIMIT p_limit FOR UPDATE OF game SKIP LOCKED) due
  WHERE r.id = due.id RETURNING r.*
$$;

REVOKE EXECUTE ON FUNCTION ledger_claim_silent_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_claim_silent_rounds TO nordlys_app;
