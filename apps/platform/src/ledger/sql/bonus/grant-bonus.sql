-- Needs: ledger_close_bonuses, ledger_move
-- Replaces: FUNCTION ledger_grant_bonus(uuid, int, int8, int8, int8, timestamptz, uuid, timestamptz)
-- Gives a player bonus money, from the cost of bonuses, that must be staked through before it is
-- cash. One bonus is active at a time. The requirement is fixed here; winnings never raise it. A
-- requirement of 0 is met at once: with no supplier's round open, the money is cash when this
-- returns.
--
-- Arguments: `p_bonus` UUIDv7, the bonus and the key of its movement; `p_amount` øre, above zero;
--   `p_required` øre to be staked; `p_stake_max` the most øre a round may stake meanwhile, null
--   for no bound; `p_games` the games it is staked in, null for all; `p_expires_at` after `p_at`;
--   `p_input` the hash of all that was asked. The result is `posted`, `repeated` or a refusal.
-- Locks: the player's row.
-- Refuses: `conflict` (below); `barred` under a bar; `bonus-active` when another one is, after
--   one that has expired by `p_at` is ended. A refusal is not kept: the same grant may be made
--   later. No loss period begins, as a bonus is no stake. Raises for an unknown player and, by
--   the table's checks, for amounts and moments that cannot be.
-- Repeat: `repeated` when the key is booked with the same input, `conflict` with another; nothing
--   moves.
CREATE OR REPLACE FUNCTION ledger_grant_bonus(
  p_bonus uuid, p_player integer, p_amount bigint, p_required bigint, p_stake_max bigint,
  p_games text[], p_expires_at timestamptz, p_input uuid, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT * INTO known FROM ledger_journal WHERE key = p_bonus;
  IF FOUND THEN RETURN CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END; END IF;
  IF account.due_at <= p_at THEN
    PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  IF account.barred_until > p_at THEN RETURN 'barred'; END IF;
  IF account.bonus_id IS NOT NULL THEN RETURN 'bonus-active'; END IF;
  INSERT INTO ledger_bonus (bonus, player, granted, required, stake_max, games, granted_at,
      expires_at)
    VALUES (p_bonus, p_player, p_amount, p_required, p_stake_max, p_games, p_at, p_expires_at);
  UPDATE ledger_player SET bonus_id = p_bonus, wager_left = p_required, stake_max = p_stake_max,
      bonus_games = p_games, due_at = least(due_at, p_expires_at) WHERE player = p_player;
  leg.key := p_bonus; leg.kind := 10 /* bonus-granted */; leg.at := p_at; leg.input := p_input;
  leg.reference := p_bonus; leg.bonus := p_amount; leg.bonus_cost := -p_amount;
  PERFORM ledger_move(leg, p_player);
  PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
  RETURN 'posted';
END $$;

REVOKE EXECUTE ON FUNCTION ledger_grant_bonus FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_grant_bonus TO nordlys_app;
