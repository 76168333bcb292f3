-- Needs: ledger_move, ledger_new_key, ledger_set_due
-- Replaces: FUNCTION ledger_end_bonus(integer, text, timestamptz)
-- Ends the active bonus of a player and books what is left of it: fulfilled, it becomes cash;
-- expired or void, it goes back to the cost of bonuses; used up, there is nothing to book. From
-- then on nothing of it can be staked, whether or not anyone has noticed. What was staked towards
-- the requirement is kept with the bonus, and why it ended. The player has no requirement and no
-- highest stake any more, and the next moment something falls due is worked out anew.
--
-- Arguments: `p_reason` is `fulfilled`, `used-up` or `expired`, which are states as well, or why it
--   is void: `withdrawn`, `paused`, `closed`, `chargeback`, `ended-by-player`. The caller has seen
--   that a bonus is active and that it has ended that way; neither is looked at again here. Any
--   other reason breaks a check.
--   The movement's reference is the bonus. A bonus that was made active again may become cash
--   again: each time after the first is booked as `<bonus>:2`, `<bonus>:3` and so on, so that a
--   reference stands for one movement of its kind.
-- Locks: the player's row, which the callers hold already.
CREATE OR REPLACE FUNCTION ledger_end_bonus(p_player integer, p_reason text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  times integer;
  ended_state text := CASE WHEN p_reason IN ('fulfilled', 'used-up', 'expired') THEN p_reason ELSE 'void' END;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  UPDATE ledger_bonus b SET state = ended_state, ended_reason = p_reason,
      wagered = b.required - account.wager_left, ended_at = p_at,
      conversions = b.conversions + (ended_state = 'fulfilled' AND account.bonus > 0)::integer
    WHERE b.bonus = account.bonus_id RETURNING conversions INTO times;
  UPDATE ledger_player SET bonus_id = NULL, wager_left = 0, stake_max = NULL, bonus_games = NULL
    WHERE player = p_player;
  PERFORM ledger_set_due(p_player);
  IF account.bonus > 0 THEN
    leg.key := ledger_new_key(p_at); leg.at := p_at; leg.input := account.bonus_id;
    leg.reference := account.bonus_id;
    leg.bonus := -account.bonus;
    IF ended_state = 'fulfilled' THEN
      leg.kind := 11 /* bonus-converted */; leg.cash := account.bonus;
      -- One that was active again may become cash again.
      IF times > 1 THEN leg.reference := leg.reference || ':' || times; END IF;
    ELSE leg.kind := 12 /* bonus-forfeited */; leg.bonus_cost := account.bonus; END IF;
    PERFORM ledger_move(leg, p_player);
  END IF;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_end_bonus FROM PUBLIC;
