-- Why: an index on (player, seq) was written at a random place for every movement. Now each movement
-- names the player's movement before it, and an index knows one in 64 and those that are no rounds:
-- there a reader enters the chain, and walks back by the key.

ALTER TABLE ledger_journal
  -- The key of the player's movement before this one; null for the first.
  ADD COLUMN before uuid,
  -- All the player has staked in rounds so far; in every 64th movement.
  ADD COLUMN turnover bigint;

ALTER TABLE ledger_player
  -- The newest movement, and the one before it: the settling statement returns it.
  ADD COLUMN newest_key uuid,
  ADD COLUMN newest_before uuid,
  ADD COLUMN turnover bigint NOT NULL DEFAULT 0,
  -- It is what was moved less what was moved in cash.
  DROP COLUMN moved_bonus;

ALTER TABLE ledger_journal DISABLE TRIGGER ledger_journal_is_append_only;
UPDATE ledger_journal j SET before = link.before, turnover = link.turnover FROM (
  SELECT key, lag(key) OVER w AS before, CASE WHEN seq % 64 = 0 THEN
      coalesce(sum(stake) FILTER (WHERE kind = 1) OVER w, 0) END AS turnover
  FROM ledger_journal WHERE seq IS NOT NULL WINDOW w AS (PARTITION BY player ORDER BY seq)) link
WHERE j.key = link.key AND link.before IS NOT NULL;
ALTER TABLE ledger_journal ENABLE TRIGGER ledger_journal_is_append_only;

UPDATE ledger_player p SET newest_key = j.key, newest_before = j.before, turnover = t.total
FROM ledger_journal j, (
  SELECT player, coalesce(sum(stake) FILTER (WHERE kind = 1), 0) AS total
  FROM ledger_journal WHERE seq IS NOT NULL GROUP BY player) t
WHERE j.player = p.player AND j.seq = p.seq AND t.player = p.player;

CREATE INDEX ledger_journal_entry ON ledger_journal (player, seq)
  WHERE kind <> 1 OR seq % 64 = 0;
DO $$
DECLARE
  index_name text;
BEGIN
  FOR index_name IN SELECT i.indexrelid::regclass FROM pg_index i
    JOIN pg_inherits h ON h.inhrelid = i.indrelid AND h.inhparent = 'ledger_journal'::regclass
    WHERE pg_get_indexdef(i.indexrelid) LIKE '%(player, seq) WHERE (seq IS NOT NULL)'
  LOOP
    EXECUTE format('DROP INDEX %s', index_name);
  END LOOP;
END $$;

-- Partitions from the month before `p_at` to three months after it; harmless to repeat.
CREATE OR REPLACE FUNCTION ledger_prepare_months(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first_month timestamptz;
  next_month timestamptz;
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(7243002);
  FOR month IN -1..3 LOOP
    first_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month))
      AT TIME ZONE 'UTC';
    next_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month + 1))
      AT TIME ZONE 'UTC';
    name := 'ledger_journal_' || to_char(first_month AT TIME ZONE 'UTC', 'YYYYMM');
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I PARTITION OF ledger_journal FOR VALUES FROM (%L) TO (%L)',
      name, ledger_first_key(first_month), ledger_first_key(next_month));
    EXECUTE format('GRANT SELECT ON %I TO nordlys_app', name);
  END LOOP;
END $$;

-- A player's movements above a number, up to another (null: all), newest first: in the order of the
-- walk, so that who wants few reads few. One statement without settings, so that it is a part of the
-- statement that asks and stops with it.
CREATE FUNCTION ledger_walk(p_player integer, p_above bigint, p_up_to bigint)
RETURNS SETOF ledger_journal LANGUAGE sql STABLE AS $$
  WITH RECURSIVE walk AS (
    SELECT j.* FROM ledger_player p CROSS JOIN LATERAL (
      SELECT CASE WHEN p_up_to < p.seq THEN coalesce((
          SELECT sparse.key FROM ledger_journal sparse
          WHERE sparse.player = p_player AND sparse.seq = (p_up_to + 63) / 64 * 64
            AND sparse.seq % 64 = 0), p.newest_key)
        ELSE p.newest_key END AS key) entry
    JOIN ledger_journal j ON j.key = entry.key
    WHERE p.player = p_player AND p.seq > p_above
    UNION ALL
    -- One row at a time, in the month that its key tells; no other plan will do. Numbers only fall, so
    -- that the walk ends even where rows are wrong.
    SELECT j.* FROM walk w CROSS JOIN LATERAL (
      SELECT * FROM ledger_journal earlier WHERE earlier.key = w.before AND earlier.seq < w.seq
        OFFSET 0) j
    WHERE w.seq > p_above + 1
  )
  SELECT * FROM walk WHERE seq > p_above AND (p_up_to IS NULL OR seq <= p_up_to)
$$;

-- As in 0015; a movement is the player's newest, and names the one before it.
CREATE OR REPLACE FUNCTION ledger_write(leg ledger_journal, account ledger_player) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.player := account.player;
  leg.seq := account.seq;
  leg.before := account.newest_before;
  leg.turnover := CASE WHEN account.seq % 64 = 0 THEN account.turnover END;
  leg.cash := nullif(leg.cash, 0); leg.bonus := nullif(leg.bonus, 0);
  leg.reserved := nullif(leg.reserved, 0); leg.debt := nullif(leg.debt, 0);
  leg.staked := nullif(leg.staked, 0); leg.incoming := nullif(leg.incoming, 0);
  leg.authorized := nullif(leg.authorized, 0); leg.house := nullif(leg.house, 0);
  leg.psp := nullif(leg.psp, 0); leg.bank := nullif(leg.bank, 0);
  leg.jackpot := nullif(leg.jackpot, 0); leg.bonus_cost := nullif(leg.bonus_cost, 0);
  leg.cash_after := account.cash; leg.bonus_after := account.bonus;
  leg.reserved_after := account.reserved; leg.debt_after := account.debt;
  leg.staked_after := account.staked; leg.incoming_after := account.incoming;
  INSERT INTO ledger_journal SELECT leg.*;
END $$;

CREATE OR REPLACE FUNCTION ledger_move(leg ledger_journal, p_player integer) RETURNS ledger_player
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  UPDATE ledger_player p SET
      cash = p.cash + coalesce(leg.cash, 0), bonus = p.bonus + coalesce(leg.bonus, 0),
      reserved = p.reserved + coalesce(leg.reserved, 0), debt = p.debt + coalesce(leg.debt, 0),
      staked = p.staked + coalesce(leg.staked, 0), incoming = p.incoming + coalesce(leg.incoming, 0),
      seq = p.seq + 1, newest_key = leg.key, newest_before = p.newest_key
    WHERE p.player = p_player RETURNING p.* INTO STRICT account;
  PERFORM ledger_write(leg, account);
  IF leg.house <> 0 THEN
    UPDATE ledger_house h SET balance = h.balance + leg.house WHERE h.lane = leg.lane;
  END IF;
  RETURN account;
END $$;

-- The statement that moves the money of a batch of rounds, with everything that can stop a stake.
CREATE OR REPLACE FUNCTION ledger_settle_batch(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_bonus_over integer[]
) LANGUAGE plpgsql SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  rested_at timestamptz := p_at - interval '30 minutes';
  first_key uuid := ledger_first_key(p_at - interval '2 days');
  last_key uuid := ledger_first_key(p_at + interval '2 days');
BEGIN
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_win, p_definition, p_seed,
        p_pool, p_contribution)
      WITH ORDINALITY AS t(key, player, input, session, stake, win, definition, seed, pool,
        contribution, place)
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
      wager_left = greatest(p.wager_left - a.stake, 0),
      loss_room = p.loss_room - a.stake + a.win,
      turnover = p.turnover + a.stake,
      seq = p.seq + 1, newest_key = a.key, newest_before = p.newest_key,
      played_at = p_at
    FROM asked a
    WHERE p.player = a.player
      AND p.play_session = a.session AND p.play_until > p_at AND p.played_at > rested_at
      AND p.barred_until <= p_at
      AND p.due_at > p_at
      AND p.cash + p.bonus >= a.stake
      AND (p.stake_max IS NULL OR a.stake <= p.stake_max)
      AND (p.loss_room IS NULL OR a.stake <= p.loss_room)
      AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.staked, p.incoming, p.moved_cash,
      p.seq AS turn, p.newest_before, p.turnover,
      p.bonus_id IS NOT NULL AND (p.wager_left = 0 OR p.bonus = 0) AS may_end_bonus
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, bonus, house,
      cash_after, bonus_after, reserved_after, debt_after, staked_after, incoming_after, stake, win, at,
      input, play_session, seed, pool, contribution, before, turnover)
    SELECT key, 1, player, p_lane, definition, turn, nullif(moved_cash, 0),
      nullif(win - stake - moved_cash, 0), nullif(stake - win, 0), cash, bonus, reserved, debt,
      nullif(staked, 0), nullif(incoming, 0), stake, win, p_at, input, session, seed, nullif(pool, 0),
      nullif(contribution, 0), newest_before, CASE WHEN turn % 64 = 0 THEN turnover END
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

-- The entries of one account. A player's are found by the player's own rows; the others are few or,
-- for a house account, found by reading the journal through.
CREATE OR REPLACE FUNCTION audit_account_entries(p_account text) RETURNS SETOF audit_entries
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owner integer := substring(p_account FROM '^(?:player|debt|incoming):(\d{1,9})(?::|$)')::integer;
BEGIN
  IF owner IS NULL THEN
    RETURN QUERY SELECT e.* FROM audit_entries e WHERE e.account_id = p_account;
  ELSE
    RETURN QUERY SELECT e.* FROM ledger_walk(owner, 0, NULL) j JOIN audit_entries e ON e.txn_id = j.key
      WHERE e.account_id = p_account;
  END IF;
END $$;

-- The rows whose keys lie in a month, day by day of their keys, each with all it holds. A column that
-- is added later and empty does not change a digest, nor does what was worked out from the rows of all
-- months: the chain is proved by itself.
CREATE OR REPLACE FUNCTION ledger_digest_month(p_month date)
RETURNS TABLE (day date, rows bigint, digest bytea)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  SELECT d.day::date, count(*),
    sha256(string_agg(sha256(convert_to(
        jsonb_strip_nulls(to_jsonb(j) - '{before,turnover}'::text[])::text, 'UTF8')), ''::bytea
      ORDER BY j.key))
  FROM generate_series(p_month::timestamptz, p_month + interval '1 month' - interval '1 day',
      interval '1 day') AS d(day)
  JOIN ledger_journal j ON j.key >= ledger_first_key(d.day)
    AND j.key < ledger_first_key(d.day + interval '1 day')
  GROUP BY d.day
$$;

REVOKE EXECUTE ON FUNCTION ledger_walk FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_walk TO nordlys_app;
