-- Needs: ledger_end_bonus
-- Ends the active bonuses of some players, each for the first of these reasons that is true: it
-- has expired; its requirement is met; it has no money left. The last two wait until no stake of
-- a supplier's round is held, since that stake could be taken back: a bonus is fulfilled only by
-- stakes that stand, and one that is used up could get its money back. Expiry waits for nothing.
--
-- Arguments: `p_player` the players; those without a bonus, or whose bonus goes on, are left
--   alone.
-- Locks: the rows of those who have a bonus, in order of the players' numbers; `ledger_settle`,
--   `ledger_end_round` and `ledger_rollback` hold them already.
-- Repeat: nothing, as the bonus is not active any more.
CREATE OR REPLACE FUNCTION ledger_close_bonuses(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  FOR account IN SELECT * FROM ledger_player
    WHERE player = ANY (p_player) AND bonus_id IS NOT NULL ORDER BY player FOR UPDATE
  LOOP
    IF account.due_at <= p_at AND EXISTS (SELECT FROM ledger_bonus
        WHERE bonus = account.bonus_id AND expires_at <= p_at) THEN
      PERFORM ledger_end_bonus(account.player, 'expired', p_at);
    ELSIF account.wager_left > 0 AND account.bonus > 0 THEN CONTINUE;
    -- A hand at our own tables holds cash alone and counts nothing: nothing waits for it.
    ELSIF account.staked = 0 OR NOT EXISTS (SELECT FROM ledger_open_round o
        WHERE o.player = account.player
          AND NOT EXISTS (SELECT FROM ledger_table_round t WHERE t.round = o.round)) THEN
      PERFORM ledger_end_bonus(account.player,
        CASE WHEN account.wager_left = 0 THEN 'fulfilled' ELSE 'used-up' END, p_at);
    END IF;
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_close_bonuses FROM PUBLIC;
