-- Replaces: FUNCTION ledger_stake_refusal(ledger_player, uuid, bigint, bigint, timestamptz)
-- Replaces: FUNCTION ledger_stake_refusal(ledger_player, uuid, bigint, bigint, integer, timestamptz)
-- What stops a stake, or null when nothing does: the first of
-- 2 `play-ended`                there is no such player; or the player's open play is another one
-- 10 `time-limit`               a limit of time has ended it
-- 2 `play-ended`                it is past its end; or it was opened, and last staked in, 30 minutes
--                               ago or more
-- 3 `play-blocked`              a bar holds
-- 4 `too-little-money`          cash and bonus together are less than the stake
-- 13 `bonus-not-here`           cash alone is less than the stake, and the bonus is not for this game
-- 5 `stake-too-high-for-bonus`  the round would stake more than the active bonus allows
-- 6 `loss-limit`                the stake is more than may still be lost in a period
-- 9 `stake-limit`               the stake is more than may still be staked in a period
-- The numbers are the journal's, for ever. `ledger_settle_batch` has the same conditions in its
-- UPDATE: one that is added here is added there, too. What stops a round and not a further stake, 8
-- `notice-due`, stands in `ledger_settle_batch`, `ledger_settle_rest` and `ledger_bet`.
--
-- Arguments: `account` the player's row, all null for an unknown player, with what was due by
--   `p_at` done already; `p_stake` øre; `p_round_stake` øre, what the whole round has staked with
--   it; `p_definition` the books' number of the game; `p_closed` the moment at which the stake became
--   final, null where it does so now: a play that could stake then has not ended for it.
CREATE OR REPLACE FUNCTION ledger_stake_refusal(account ledger_player, p_session uuid, p_stake bigint,
  p_round_stake bigint, p_definition integer, p_at timestamptz, p_closed timestamptz DEFAULT NULL)
RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE
    WHEN account.play_session = p_session AND account.play_until > p_closed
      AND account.played_at > p_closed - interval '30 minutes' /* sessionIdleMs */ THEN NULL
    WHEN p_closed IS NOT NULL AND EXISTS (SELECT FROM ledger_play l WHERE l.play_session = p_session
      AND l.player = account.player AND l.ended_at > p_closed) THEN NULL
    WHEN account.player IS NULL OR account.play_session IS DISTINCT FROM p_session
      THEN 2 /* play-ended */
    WHEN account.time_until <= p_at THEN 10 /* time-limit */
    WHEN account.play_until <= p_at OR account.played_at <= p_at - interval '30 minutes' /* sessionIdleMs */
      THEN 2 /* play-ended */
  END, CASE
    WHEN account.barred_until > p_at THEN 3 /* play-blocked */
    WHEN account.cash + account.bonus < p_stake THEN 4 /* too-little-money */
    WHEN account.cash < p_stake AND (p_definition < 0 OR (account.bonus_games IS NOT NULL AND NOT EXISTS (
        SELECT FROM ledger_definition d WHERE d.id = p_definition AND d.game = ANY (account.bonus_games))))
      THEN 13 /* bonus-not-here */
    WHEN p_round_stake > account.stake_max THEN 5 /* stake-too-high-for-bonus */
    WHEN p_stake > account.loss_room THEN 6 /* loss-limit */
    WHEN p_stake > account.stake_room THEN 9 /* stake-limit */
  END)::smallint
$$;

REVOKE EXECUTE ON FUNCTION ledger_stake_refusal FROM PUBLIC;
