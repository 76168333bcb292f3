-- Replaces: FUNCTION ledger_settle_batch
-- Needs: ledger_first_key
-- One statement that books those rounds of a batch which nothing stops. All that may stop a stake
-- is a condition of the UPDATE that takes it, so nothing can change between the look and the
-- booking. A round that is stopped, or whose key is known, is left out without a word:
-- `ledger_settle_rest` tells why, by the same conditions, and
-- `ledger_settle` fails if the two ever disagree. Besides those conditions, nothing of the player
-- may be due (`due_at` after `p_at`); whoever is left out for that gets another turn.
-- A stake takes cash first. The win goes to cash and bonus in the proportion of the stake's
-- parts, the bonus part rounded down. The whole stake counts towards the turnover and, in a game
-- that the bonus is for, towards its requirement; in another game, and in one whose number is below
-- zero, cash alone is staked. The loss
-- limits' room loses the stake and gains the win, the stake limits' room loses the stake. The house
-- takes stake less win on the row `p_lane`. The jackpot's contribution is no leg: it is counted in the pool's
-- row of the lane, and the money follows when the pool is funded.
-- The settings pin the plan: keys are looked up one by one in the months that may have them,
-- players by their index. Another plan may read the whole journal.
--
-- Arguments: as in `ledger_settle`. `o_player` and `o_balance` (cash and bonus, øre) run in
--   parallel, null when no round was booked; `o_bonus_over` the players among them whose bonus
--   has met its requirement or has nothing left.
-- Locks: the players' rows in the order of the arrays; then the house row and the pools' rows of
--   the lane. Rows that another transaction holds are waited for and judged as it leaves them.
-- Refuses: nothing here. Raises a unique violation when another transaction has booked one of the
--   keys since this statement began, or when a booked key lies more than 2 days from `p_at`,
--   where it is not looked for; a check violation when the month of a key has no partition.
-- Repeat: a booked key is left out.
CREATE OR REPLACE FUNCTION ledger_settle_batch(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz, p_bets bytea[], p_closed timestamptz[],
  OUT o_player integer[], OUT o_balance bigint[], OUT o_bonus_over integer[]
) LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  rested_at timestamptz := p_at - interval '30 minutes' /* sessionIdleMs */;
  first_key uuid := ledger_first_key(p_at - interval '2 days' /* keySearchMs */);
  last_key uuid := ledger_first_key(p_at + interval '2 days' /* keySearchMs */);
BEGIN
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_win, p_definition, p_seed,
        p_pool, p_contribution, p_bets, p_closed)
      WITH ORDINALITY AS t(key, player, input, session, stake, win, definition, seed, pool,
        contribution, bets, closed, place)
  ), known AS MATERIALIZED (
    -- Each key is looked up by itself, in the months that may have it; no other plan will do.
    SELECT a.place FROM asked a CROSS JOIN LATERAL (SELECT FROM ledger_journal j
      WHERE j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0) j
  ), moved AS (
    UPDATE ledger_player p SET
      cash = p.cash - least(a.stake, p.cash) + a.win
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      bonus = p.bonus - greatest(a.stake - p.cash, 0)
        + CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      moved_cash = a.win - least(a.stake, p.cash)
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      wager_left = CASE WHEN a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS (
          SELECT FROM ledger_definition d WHERE d.id = a.definition AND d.game = ANY (p.bonus_games)))
        THEN greatest(p.wager_left - a.stake, 0) ELSE p.wager_left END,
      loss_room = p.loss_room - a.stake + a.win, stake_room = p.stake_room - a.stake,
      turnover = p.turnover + a.stake,
      seq = p.seq + 1, newest_key = a.key, newest_before = p.newest_key,
      -- A play that is over, or rests, does not go on by a stake that was final before.
      played_at = CASE WHEN p.play_session = a.session AND p.play_until > p_at AND rested_at < p.played_at
        THEN p_at ELSE p.played_at END
    FROM asked a
    WHERE p.player = a.player
      AND (p.play_session = a.session AND p.play_until > p_at AND p.played_at > rested_at
        -- A stake that its player can no longer take back stands on the play of that moment.
        OR (a.closed IS NOT NULL AND (p.play_session = a.session AND p.play_until > a.closed
            AND p.played_at > a.closed - interval '30 minutes' /* sessionIdleMs */
          OR EXISTS (SELECT FROM ledger_play l WHERE l.play_session = a.session
            AND l.player = a.player AND l.ended_at > a.closed))))
      AND p.barred_until <= p_at
      AND (p.notice_due_at > coalesce(a.closed, p_at)
        OR (SELECT d.gamble FROM ledger_definition d WHERE d.id = a.definition))
      AND p.due_at > p_at
      AND p.cash + p.bonus >= a.stake
      AND (p.cash >= a.stake OR (a.definition > 0 AND (p.bonus_games IS NULL OR EXISTS (
        SELECT FROM ledger_definition d WHERE d.id = a.definition AND d.game = ANY (p.bonus_games)))))
      AND (p.stake_max IS NULL OR a.stake <= p.stake_max)
      AND (p.loss_room IS NULL OR a.stake <= p.loss_room)
      AND (p.stake_room IS NULL OR a.stake <= p.stake_room)
      AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.moved_cash,
      p.seq AS turn, p.newest_before, p.turnover,
      p.bonus_id IS NOT NULL AND (p.wager_left = 0 OR p.bonus = 0) AS may_end_bonus
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, bonus, house,
      cash_after, bonus_after, reserved_after, debt_after, staked_after, incoming_after, stake, win, at,
      input, play_session, seed, pool, contribution, before, turnover, bets)
    SELECT key, 1 /* round */, player, p_lane, definition, turn, nullif(moved_cash, 0),
      nullif(win - stake - moved_cash, 0), nullif(stake - win, 0), cash, bonus, reserved, debt,
      nullif(staked, 0), nullif(incoming, 0), stake, win, p_at, input, session, seed, nullif(pool, 0),
      nullif(contribution, 0), newest_before, CASE WHEN turn % 64 = 0 THEN turnover END, bets
    FROM moved
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - win), 0) AS total FROM moved) t
    WHERE h.lane = p_lane
  ), contributed AS (
    UPDATE ledger_pool_share s SET contributed = s.contributed + t.total
    FROM (SELECT pool, sum(contribution) AS total FROM moved WHERE contribution <> 0 GROUP BY pool) t
    WHERE s.pool = t.pool AND s.lane = p_lane
  )
  SELECT array_agg(player), array_agg(cash + bonus), array_agg(player) FILTER (WHERE may_end_bonus)
    INTO o_player, o_balance, o_bonus_over FROM moved;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_settle_batch FROM PUBLIC;
