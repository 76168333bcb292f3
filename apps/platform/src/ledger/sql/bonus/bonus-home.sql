-- Needs: ledger_end_bonus
-- Where money of a bonus belongs that a round gives back, and makes the bonus active again when
-- it belongs to the bonus:
-- `bonus`       the bonus is the player's active one; or it was used up, or was fulfilled by
--               stakes that no longer stand, would not have expired yet, and no other one is
--               active: then it is active again, with what its requirement still lacks
-- `cash`        stakes that stand have fulfilled it: its money is the player's
-- `bonus-cost`  otherwise: it has expired, was taken away, or another one is active
-- Whether stakes that stand have fulfilled it is told by what it has wagered less `p_wagered`. A
-- bonus that is active and has expired by `p_at` stands in nobody's way: it is ended first.
--
-- Arguments: `p_bonus` the bonus the money is of; `p_wagered` øre that the stake which is being
--   taken back had counted, 0 for a win. The caller takes it off afterwards.
-- Locks: none of its own; the caller holds the player's row. Ending another bonus books a
--   movement.
-- Refuses: nothing; raises when there is no such bonus.
CREATE OR REPLACE FUNCTION ledger_bonus_home(
  p_player integer, p_bonus uuid, p_wagered bigint, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  active uuid := (SELECT bonus_id FROM ledger_player WHERE player = p_player);
  past ledger_bonus%ROWTYPE;
BEGIN
  IF active = p_bonus THEN RETURN 'bonus'; END IF;
  SELECT * INTO STRICT past FROM ledger_bonus WHERE bonus = p_bonus;
  IF past.state = 'fulfilled' AND past.wagered - p_wagered >= past.required THEN RETURN 'cash'; END IF;
  IF past.state NOT IN ('used-up', 'fulfilled') OR past.expires_at <= p_at THEN RETURN 'bonus-cost'; END IF;
  IF EXISTS (SELECT FROM ledger_bonus WHERE bonus = active AND expires_at <= p_at) THEN
    PERFORM ledger_end_bonus(p_player, 'expired', p_at);
  ELSIF active IS NOT NULL THEN
    RETURN 'bonus-cost';
  END IF;
  UPDATE ledger_bonus SET state = 'active', ended_at = NULL, ended_reason = NULL, wagered = NULL
    WHERE bonus = p_bonus;
  UPDATE ledger_player SET bonus_id = p_bonus, stake_max = past.stake_max,
      bonus_games = past.games, wager_left = past.required - past.wagered,
      due_at = least(due_at, past.expires_at)
    WHERE player = p_player;
  RETURN 'bonus';
END $$;

REVOKE EXECUTE ON FUNCTION ledger_bonus_home FROM PUBLIC;
