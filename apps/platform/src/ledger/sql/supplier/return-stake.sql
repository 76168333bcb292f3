-- Needs: ledger_add_bonus_money, ledger_bonus_home, ledger_return_room
-- Gives back a stake that was taken: its cash part to the cash, its bonus part to where money of
-- that bonus now belongs (`ledger_bonus_home`). What comes back as cash pays a debt first. It
-- comes from `staked` while the round is open, else from the house. What the stake counted
-- towards a requirement counts no more, whether its bonus is active or has ended; what a bonus
-- has made cash stays cash. A round without a stake left is `rolled-back`. The limits' rooms
-- have the stake back when it was taken in the running period.
--
-- Arguments: `leg` the movement so far; `account`, `game` the locked rows; `target` the bet's
--   message, with the bonus that was active and what it counted; `before` the bet's movement. The
--   result is the movement with its legs.
-- Locks: none of its own; the caller holds player and round. It may book the end of another bonus
--   that has expired, before its own movement.
CREATE OR REPLACE FUNCTION ledger_return_stake(
  leg ledger_journal, account ledger_player, game ledger_round, target ledger_supplier_tx,
  before ledger_journal, p_at timestamptz
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.cash := -coalesce(before.cash, 0);
  IF before.bonus < 0 THEN
    leg := ledger_add_bonus_money(leg,
      ledger_bonus_home(account.player, target.bonus, target.wagered, p_at), -before.bonus);
    UPDATE ledger_round_share SET stake = stake + before.bonus
      WHERE round = game.id AND bonus = target.bonus;
  END IF;
  leg.debt := least(leg.cash, -account.debt);
  leg.cash := leg.cash - leg.debt;
  IF game.state = 'open' THEN leg.staked := -before.staked;
  ELSE leg.house := -before.staked; END IF;
  UPDATE ledger_round r SET stake_cash = r.stake_cash + coalesce(before.cash, 0),
      stake_bonus = r.stake_bonus + coalesce(before.bonus, 0),
      state = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
        THEN 'rolled-back' ELSE r.state END,
      settled_at = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
        THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
    WHERE r.id = game.id;
  DELETE FROM ledger_open_round o USING ledger_round r WHERE o.player = game.player AND o.round = game.id
    AND r.id = game.id AND r.state <> 'open';
  UPDATE ledger_bonus b SET wagered = b.wagered - target.wagered
    WHERE b.bonus = target.bonus AND b.state <> 'active';
  UPDATE ledger_player p SET
      wager_left = p.wager_left + CASE WHEN p.bonus_id = target.bonus THEN target.wagered ELSE 0 END
    WHERE p.player = account.player;
  PERFORM ledger_return_room(account.player, before.staked, before.staked, before.at);
  RETURN leg;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_return_stake FROM PUBLIC;
