-- Gives a player spins: rounds in some games that stake nothing, each drawn for `p_value`, whose wins
-- are cash. Nothing moves in the books until a spin wins.
--
-- Arguments: `p_grant` names the grant for ever; `p_games` the games they may be played in; `p_value`
--   øre; `p_count` how many; `p_expires_at` after `p_at`; `p_input` the hash of all that was asked. The
--   result is `granted`, `repeated` or a refusal.
-- Locks: the player's row.
-- Refuses: `conflict` (below); `barred` under a bar. A refusal is not kept. Raises for an unknown
--   player and, by the table's checks, for numbers and moments that cannot be.
-- Repeat: `repeated` when the grant is known with the same input, also when it has ended; `conflict`
--   with another. Nothing changes.
CREATE OR REPLACE FUNCTION ledger_grant_spins(
  p_grant uuid, p_player integer, p_offer text, p_offer_version integer, p_games text[], p_value bigint,
  p_count integer, p_expires_at timestamptz, p_input uuid, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_spin_grant%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT * INTO known FROM ledger_spin_grant WHERE grant_id = p_grant;
  IF FOUND THEN RETURN CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END; END IF;
  IF account.barred_until > p_at THEN RETURN 'barred'; END IF;
  INSERT INTO ledger_spin_grant (grant_id, player, offer_id, offer_version, games, value, count,
      spins_left, granted_at, expires_at, input)
    VALUES (p_grant, p_player, p_offer, p_offer_version, p_games, p_value, p_count, p_count, p_at,
      p_expires_at, p_input);
  RETURN 'granted';
END $$;

REVOKE EXECUTE ON FUNCTION ledger_grant_spins FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_grant_spins TO nordlys_app;
