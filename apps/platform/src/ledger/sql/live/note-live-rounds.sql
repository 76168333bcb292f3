-- Replaces: FUNCTION ledger_note_live_rounds(uuid[], integer[], bigint[], timestamptz[])
-- Notes rounds of live tables before they are settled: the number of each, and from when its win is shown.
-- It moves no money. The caller settles the rounds after this has been committed.
--
-- Arguments: in parallel, a round a place, each key once. `p_round` the table's number of the round;
--   `p_tell_from` as the caller has bounded it (`boundedTellFrom`); `p_left` whether its table went on
--   without it, so that its player is written to.
-- Locks: the rows of the keys, in the order of the keys.
-- Refuses: nothing. The key of another player's round changes nothing.
-- Repeat: the later moment counts; the number stays as it was first, and a letter is due once.
CREATE OR REPLACE FUNCTION ledger_note_live_rounds(p_key uuid[], p_player integer[], p_round bigint[],
  p_tell_from timestamptz[], p_left boolean[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_live_round AS known (key, player, round, tell_from, letter)
    SELECT key, player, round, tell_from, CASE WHEN is_left THEN 'due' END
    FROM unnest(p_key, p_player, p_round, p_tell_from, p_left) t(key, player, round, tell_from, is_left)
    ORDER BY key
  ON CONFLICT (key) DO UPDATE SET tell_from = greatest(known.tell_from, excluded.tell_from),
      letter = coalesce(known.letter, excluded.letter)
    WHERE known.player = excluded.player
$$;

REVOKE EXECUTE ON FUNCTION ledger_note_live_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_note_live_rounds TO nordlys_app;
