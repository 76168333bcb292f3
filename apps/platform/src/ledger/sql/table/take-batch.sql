-- Needs: ledger_first_key
-- Takes those stakes of a batch that nothing stops, of players about whom there is nothing to decide but the
-- stake: no active bonus, no debt, nothing due. It books what `ledger_take` books, in the same rows. Every
-- other stake is left out without a word, whether it is refused, repeated or needs more than this: the
-- caller then asks `ledger_take` for it, alone, and has its answer from there.
-- The players are locked before anything is read, and whatever changes a round holds its player: what the
-- second statement reads cannot change while it books.
--
-- Arguments: `p_supplier` as in `ledger_take`; `p_key` to `p_input` run in parallel, a stake a place: at
--   most one of a player and one of a key, sorted by player, each as in `ledger_take`. Only what may
--   begin is among them. `o_key`, `o_balance` (cash and bonus, øre) in parallel: what was booked now, in
--   no order; null when nothing was.
-- Locks: the players' rows in the order of the arrays, to the commit.
-- Refuses: nothing here. Raises a unique violation when another transaction books one of the keys for
--   another player at the same moment, and for a stake that is not above zero by the tables' checks.
-- Repeat: a known key is left out.
CREATE OR REPLACE FUNCTION ledger_take_batch(
  p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_player integer[],
  p_session uuid[], p_definition integer[], p_stake bigint[], p_commitment bytea[], p_bets bytea[],
  p_input uuid[], p_at timestamptz,
  OUT o_key uuid[], OUT o_balance bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  rested_at timestamptz := p_at - interval '30 minutes' /* sessionIdleMs */;
  first_key uuid := ledger_first_key(p_at - interval '2 days' /* keySearchMs */);
  last_key uuid := ledger_first_key(p_at + interval '2 days' /* keySearchMs */);
BEGIN
  PERFORM FROM unnest(p_player) AS a(player)
    CROSS JOIN LATERAL (SELECT FROM ledger_player p WHERE p.player = a.player FOR UPDATE) p;
  WITH asked AS MATERIALIZED (
    SELECT *, key = round AS opens FROM unnest(p_key, p_movement, p_round, p_player, p_session,
        p_definition, p_stake, p_commitment, p_bets, p_input)
      AS t(key, movement, round, player, session, definition, stake, commitment, bets, input)
  ), fresh AS MATERIALIZED (
    -- Each key is looked up by itself; no other plan will do.
    SELECT a.* FROM asked a
      LEFT JOIN LATERAL (SELECT true AS is_known FROM ledger_supplier_tx t
        WHERE t.supplier = p_supplier AND t.tx = a.key::text OFFSET 0) t ON true
      LEFT JOIN LATERAL (SELECT * FROM ledger_round r WHERE r.id = a.round OFFSET 0) r ON true
      LEFT JOIN LATERAL (SELECT true AS is_booked FROM ledger_journal j
        WHERE a.opens AND j.key = a.key AND j.key >= first_key AND j.key < last_key OFFSET 0) j ON true
    WHERE t.is_known IS NULL AND j.is_booked IS NULL
      AND CASE WHEN a.opens THEN r.id IS NULL
        ELSE r.supplier = p_supplier AND r.player = a.player AND r.definition = a.definition
          AND r.state = 'open' END
  ), moved AS (
    UPDATE ledger_player p SET
      cash = p.cash - a.stake, staked = p.staked + a.stake,
      loss_room = p.loss_room - a.stake, stake_room = p.stake_room - a.stake,
      seq = p.seq + 1, newest_key = CASE WHEN a.opens THEN a.key ELSE a.movement END,
      newest_before = p.newest_key,
      played_at = CASE WHEN a.opens THEN p_at ELSE p.played_at END
    FROM fresh a
    WHERE p.player = a.player
      AND p.bonus_id IS NULL AND p.debt = 0 AND p.due_at > p_at
      AND p.barred_until <= p_at
      AND p.cash >= a.stake
      AND (p.loss_room IS NULL OR a.stake <= p.loss_room)
      AND (p.stake_room IS NULL OR a.stake <= p.stake_room)
      -- What ends play cuts no round that has begun, unless somebody ended the login that asks.
      AND CASE WHEN a.opens THEN p.play_session = a.session AND p.time_until > p_at AND p.play_until > p_at
          AND p.played_at > rested_at AND p.notice_due_at > p_at
        ELSE NOT EXISTS (SELECT FROM ledger_play l
          WHERE l.play_session = a.session AND l.revoked_at IS NOT NULL) END
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.seq AS turn,
      p.newest_key AS booked, p.newest_before, p.turnover
  ), opened AS (
    INSERT INTO ledger_round (id, supplier, round, player, definition, stake_cash, opened_at)
    SELECT round, p_supplier, round, player, definition, stake, p_at FROM moved WHERE opens
  ), listed AS (
    INSERT INTO ledger_open_round (player, round) SELECT player, round FROM moved WHERE opens
  ), proven AS (
    INSERT INTO ledger_table_round (round, commitment, bets)
    SELECT round, commitment, bets FROM moved WHERE opens
  ), raised AS (
    UPDATE ledger_round r SET stake_cash = r.stake_cash + m.stake
    FROM moved m WHERE NOT m.opens AND r.id = m.round
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, definition, seq, cash, staked, cash_after, bonus_after,
      reserved_after, debt_after, staked_after, incoming_after, stake, at, input, play_session, reference,
      before, turnover)
    SELECT booked, 15 /* bet */, player, definition, turn, -stake, stake, cash, bonus, reserved, debt,
      staked, incoming, stake, p_at, input, session, p_supplier || ':' || key, newest_before,
      CASE WHEN turn % 64 = 0 THEN turnover END
    FROM moved
  ), told AS (
    INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    SELECT p_supplier, key, 'bet', input, 'ok', booked, round, player, cash + bonus, p_at FROM moved
  )
  SELECT array_agg(key), array_agg(cash + bonus) INTO o_key, o_balance FROM moved;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_take_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_take_batch TO nordlys_app;
