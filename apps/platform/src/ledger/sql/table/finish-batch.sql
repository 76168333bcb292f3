-- Replaces: FUNCTION ledger_finish_batch
-- Needs: ledger_own_lane
-- Ends those rounds of a batch about whose end there is nothing to decide: open, with the seed that was
-- committed to and the stake that is held, of players without an active bonus or a debt. It books what
-- `ledger_finish` books, in the same rows. Every other end is left out without a word, whether it is
-- refused, repeated or needs more than this: the caller then asks `ledger_finish` for it, alone, and has
-- its answer from there.
-- The players are locked before anything is read, and whatever changes a round holds its player: what the
-- second statement reads cannot change while it books.
--
-- Arguments: `p_supplier` as in `ledger_finish`; `p_key` to `p_automatic_from` run in parallel, an end a
--   place, at most one of a key and of a round, each as in `ledger_finish`. Of two rounds of one player one
--   is ended: their row changes once. `o_key`, `o_balance` (cash and bonus, øre) in parallel: what was
--   ended now, in no order; null when nothing was.
-- Locks: the players' rows in the order of their numbers, then the house row of this database process, all
--   to the commit.
-- Refuses: nothing here. Raises a unique violation when another transaction uses one of the numbers for
--   another player's round at the same moment.
-- Repeat: a known key is left out.
CREATE OR REPLACE FUNCTION ledger_finish_batch(
  p_supplier smallint, p_key uuid[], p_movement uuid[], p_round uuid[], p_stake bigint[],
  p_payout bigint[], p_seed bytea[], p_choices bytea[], p_input uuid[], p_automatic_from smallint[],
  p_at timestamptz,
  OUT o_key uuid[], OUT o_balance bigint[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  own_lane smallint := ledger_own_lane();
BEGIN
  -- Whose a round is never changes.
  PERFORM FROM (SELECT DISTINCT r.player FROM unnest(p_round) AS a(round)
      CROSS JOIN LATERAL (SELECT player FROM ledger_round WHERE id = a.round) r ORDER BY r.player) owner
    CROSS JOIN LATERAL (SELECT FROM ledger_player p WHERE p.player = owner.player FOR UPDATE) p;
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_movement, p_round, p_stake, p_payout, p_seed, p_choices, p_input,
        p_automatic_from)
      AS t(key, movement, round, stake, payout, seed, choices, input, automatic_from)
  ), fresh AS MATERIALIZED (
    -- Each key is looked up by itself; no other plan will do.
    SELECT a.*, r.player, r.definition
    FROM asked a
      CROSS JOIN LATERAL (SELECT * FROM ledger_round r WHERE r.id = a.round OFFSET 0) r
      CROSS JOIN LATERAL (SELECT * FROM ledger_table_round t WHERE t.round = a.round OFFSET 0) t
      CROSS JOIN LATERAL (SELECT * FROM ledger_definition d WHERE d.id = r.definition OFFSET 0) d
      LEFT JOIN LATERAL (SELECT true AS is_known FROM ledger_supplier_tx x WHERE x.supplier = p_supplier
        AND x.tx = a.key::text OFFSET 0) x ON true
    WHERE r.supplier = p_supplier AND r.state = 'open' AND r.stake_cash = a.stake AND r.stake_bonus = 0
      AND t.commitment = sha256('nordlys table round'::bytea || uuid_send(a.round) || d.hash || a.seed)
      AND x.is_known IS NULL
  ), moved AS (
    UPDATE ledger_player p SET
      cash = p.cash + a.payout, staked = p.staked - a.stake, loss_room = p.loss_room + a.payout,
      seq = p.seq + 1, newest_key = a.movement, newest_before = p.newest_key
    FROM fresh a
    WHERE p.player = a.player AND p.bonus_id IS NULL AND p.debt = 0
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.seq AS turn,
      p.newest_before, p.turnover
  ), ended AS (
    UPDATE ledger_round r SET state = 'settled', settled_at = p_at, win_cash = r.win_cash + m.payout
    FROM moved m WHERE r.id = m.round
  ), unlisted AS (
    DELETE FROM ledger_open_round o USING moved m WHERE o.player = m.player AND o.round = m.round
  ), great AS (
    INSERT INTO ledger_great_hand (round, ended_at)
    SELECT round, p_at FROM moved WHERE payout >= 100000 /* greatWinOre */
  ), proven AS (
    UPDATE ledger_table_round t SET seed = m.seed, choices = m.choices, automatic_from = m.automatic_from
    FROM moved m WHERE t.round = m.round
  ), news AS (
    INSERT INTO ledger_table_news (round, stake)
    SELECT round, stake FROM moved WHERE automatic_from IS NOT NULL
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, staked, house, cash_after,
      bonus_after, reserved_after, debt_after, staked_after, incoming_after, stake, at, input, reference,
      before, turnover)
    SELECT movement, (ARRAY[19 /* round-ended */, 20 /* round-paid */])[1 + (payout > 0)::integer], player,
      own_lane, definition, turn, nullif(payout, 0), -stake, nullif(stake - payout, 0), cash, bonus,
      reserved, debt, staked, incoming, NULL, p_at, input, p_supplier || ':' || key, newest_before,
      CASE WHEN turn % 64 = 0 THEN turnover END
    FROM moved
  ), told AS (
    INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    SELECT p_supplier, key::text, 'end', input, 'ok', movement, round, player, cash + bonus, p_at
    FROM moved
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - payout), 0) AS total FROM moved) t
    WHERE h.lane = own_lane AND t.total <> 0
  )
  SELECT array_agg(key), array_agg(cash + bonus) INTO o_key, o_balance FROM moved;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_finish_batch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_finish_batch TO nordlys_app;
