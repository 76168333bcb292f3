-- Replaces: FUNCTION ledger_define(bytea, text, boolean)
-- The number under which the journal knows a definition, the same for ever. It is a game's own, or
-- that of a gamble on what the game's rounds win: a round of that kind is never refused because a
-- notice is overdue, and histories and reports tell it from the game's own rounds. A game that
-- takes no bonus is played for cash alone, and has a number below zero.
--
-- Arguments: `p_hash` the SHA-256 of the definition, 32 bytes; `p_gamble` whether it is a gamble's,
--   `p_bonus` whether it takes a bonus. The result is null when the hash is known as another game's
--   or as another kind.
-- Locks: none but the new row's. Two callers with one hash at the same moment get the same number.
-- Refuses: by null, as above; what the caller makes of it is an error, since a hash names one
--   definition. A hash of another length breaks a check.
-- Repeat: the same number.
CREATE OR REPLACE FUNCTION ledger_define(p_hash bytea, p_game text, p_gamble boolean DEFAULT false,
  p_bonus boolean DEFAULT true)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_definition (id, hash, game, gamble, takes_bonus) OVERRIDING SYSTEM VALUE
    SELECT CASE WHEN p_bonus THEN n ELSE -n END, p_hash, p_game, p_gamble, p_bonus
    FROM nextval(pg_get_serial_sequence('ledger_definition', 'id')) AS n
    ON CONFLICT (hash) DO NOTHING;
  RETURN (SELECT id FROM ledger_definition
    WHERE hash = p_hash AND game = p_game AND gamble = p_gamble AND takes_bonus = p_bonus);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_define FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_define TO nordlys_app;
