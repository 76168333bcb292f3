-- Why: every krone of every player in double entry, append-only, with one writer: these functions.

CREATE TABLE ledger_player (
  player integer PRIMARY KEY,
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  -- What the player owes after a forced debit; never above zero.
  debt bigint NOT NULL DEFAULT 0 CHECK (debt <= 0),
  -- Gapless: the number of journal rows of this player that moved money.
  seq bigint NOT NULL DEFAULT 0,
  -- Real-money play: in one session at a time, until a moment, and not after half an hour of rest.
  play_session uuid,
  play_until timestamptz NOT NULL DEFAULT '-infinity',
  played_at timestamptz NOT NULL DEFAULT '-infinity',
  play_allowed boolean NOT NULL DEFAULT true,
  -- What the last round moved; the settling statement returns them.
  moved_cash bigint NOT NULL DEFAULT 0,
  moved_bonus bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.5);
COMMENT ON TABLE ledger_player IS
  'One row a player. No index but the key: an index on a figure that moves would end HOT updates.';

CREATE TABLE ledger_house (
  lane smallint PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 10);
INSERT INTO ledger_house SELECT lane FROM generate_series(0, 63) lane;

CREATE TABLE ledger_definition (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
  game text NOT NULL
);

CREATE TABLE ledger_kind (id smallint PRIMARY KEY, name text NOT NULL UNIQUE);
INSERT INTO ledger_kind VALUES
  (1, 'round'), (2, 'deposit'), (3, 'deposit-reversed'), (4, 'withdrawal-reserved'),
  (5, 'withdrawal-released'), (6, 'withdrawal-sent'), (7, 'withdrawal-returned');

-- A movement in one wide row: its legs are columns, null where the account is not touched. Half the
-- cost of one row an entry; `audit_entries` shows them as entries. A refused request has a row, too,
-- with a refusal and no legs, so that its repeat is refused alike.
CREATE TABLE ledger_journal (
  key uuid NOT NULL,
  kind smallint NOT NULL,
  player integer NOT NULL,
  lane smallint,
  refusal smallint,
  definition integer,
  seq bigint,
  cash bigint, bonus bigint, reserved bigint, debt bigint,
  house bigint, psp bigint, bank bigint,
  cash_after bigint, bonus_after bigint, reserved_after bigint, debt_after bigint,
  stake bigint CHECK (stake >= 0), win bigint CHECK (win >= 0),
  at timestamptz NOT NULL,
  -- The first 128 bits of the SHA-256 of what was asked.
  input uuid NOT NULL,
  play_session uuid,
  seed bytea,
  reference text,
  PRIMARY KEY (key),
  CONSTRAINT legs_sum_to_zero CHECK (
    coalesce(cash, 0) + coalesce(bonus, 0) + coalesce(reserved, 0) + coalesce(debt, 0)
    + coalesce(house, 0) + coalesce(psp, 0) + coalesce(bank, 0) = 0),
  CONSTRAINT refused_moves_nothing CHECK (
    (refusal IS NULL AND seq IS NOT NULL) OR
    (refusal IS NOT NULL AND seq IS NULL
      AND num_nonnulls(cash, bonus, reserved, debt, house, psp, bank) = 0)),
  CONSTRAINT round_is_whole CHECK (
    kind <> 1 OR (stake IS NOT NULL AND definition IS NOT NULL AND play_session IS NOT NULL
      AND (refusal IS NOT NULL OR (win IS NOT NULL AND octet_length(seed) = 32 AND lane IS NOT NULL))))
) PARTITION BY RANGE (key);

-- A payment's reference is booked at most once a kind, whatever month it comes in.
CREATE TABLE ledger_reference (
  kind smallint NOT NULL,
  reference text NOT NULL,
  key uuid NOT NULL,
  PRIMARY KEY (kind, reference)
);

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger rows are never changed or removed';
END $$;
CREATE TRIGGER ledger_journal_is_append_only BEFORE UPDATE OR DELETE ON ledger_journal
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_journal_is_never_emptied BEFORE TRUNCATE ON ledger_journal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_reference_is_append_only BEFORE UPDATE OR DELETE ON ledger_reference
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

-- The smallest time-ordered UUID of a moment: months are ranges of the key itself, so the key's
-- index is unique over all of them.
CREATE FUNCTION ledger_first_key(p_at timestamptz) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0')
    || '00000000000000000000')::uuid
$$;

-- Partitions from the month before `p_at` to three months after it; harmless to repeat.
CREATE FUNCTION ledger_prepare_months(p_at timestamptz) RETURNS void
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
    EXECUTE format('CREATE UNIQUE INDEX ON %I (player, seq) WHERE seq IS NOT NULL', name);
    EXECUTE format('GRANT SELECT ON %I TO nordlys_app', name);
  END LOOP;
END $$;

-- Settles a batch of rounds: at most one of a player, sorted by player so that two batches lock in
-- the same order. Each round stands or falls alone. A stake takes cash first; a win returns in the
-- proportion of the stake's parts, the bonus part rounded down.
--
-- Answers: `o_player`/`o_balance` for the rounds that were settled now; for the rest the stored
-- row of their key, which is an earlier request's or this batch's refusal.
CREATE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp SET plan_cache_mode = force_generic_plan
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
BEGIN
  WITH asked AS MATERIALIZED (
    SELECT * FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_win, p_definition, p_seed)
      WITH ORDINALITY AS t(key, player, input, session, stake, win, definition, seed, place)
  ), known AS MATERIALIZED (
    SELECT a.place FROM asked a JOIN ledger_journal j ON j.key = a.key
  ), moved AS (
    UPDATE ledger_player p SET
      cash = p.cash - least(a.stake, p.cash) + a.win
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      bonus = p.bonus - greatest(a.stake - p.cash, 0)
        + CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      moved_cash = a.win - least(a.stake, p.cash)
        - CASE WHEN a.stake > p.cash THEN a.win * (a.stake - p.cash) / a.stake ELSE 0 END,
      moved_bonus = CASE WHEN a.stake > p.cash
        THEN a.win * (a.stake - p.cash) / a.stake - (a.stake - p.cash) ELSE 0 END,
      seq = p.seq + 1,
      played_at = p_at
    FROM asked a
    WHERE p.player = a.player
      AND p.play_session = a.session AND p.play_until > p_at
      AND p.played_at > p_at - interval '30 minutes'
      AND p.play_allowed
      AND p.cash + p.bonus >= a.stake
      AND NOT EXISTS (SELECT FROM known k WHERE k.place = a.place)
    RETURNING a.*, p.cash, p.bonus, p.reserved, p.debt, p.moved_cash, p.moved_bonus, p.seq AS turn
  ), written AS (
    INSERT INTO ledger_journal (key, kind, player, lane, definition, seq, cash, bonus, house,
      cash_after, bonus_after, reserved_after, debt_after, stake, win, at, input, play_session, seed)
    SELECT key, 1, player, p_lane, definition, turn, nullif(moved_cash, 0), nullif(moved_bonus, 0),
      nullif(stake - win, 0), cash, bonus, reserved, debt, stake, win, p_at, input, session, seed
    FROM moved
    RETURNING player, cash_after + bonus_after AS balance
  ), housed AS (
    UPDATE ledger_house h SET balance = h.balance + t.total
    FROM (SELECT coalesce(sum(stake - win), 0) AS total FROM moved) t
    WHERE h.lane = p_lane
  )
  SELECT array_agg(player), array_agg(balance) INTO o_player, o_balance FROM written;

  IF coalesce(cardinality(o_player), 0) < cardinality(p_key) THEN
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition,
      coalesce(o_player, '{}'), p_at);
  END IF;
END $$;

-- What became of the rounds that were not settled. A statement of its own sees keys that another
-- copy committed while ours waited for its row; without it those could be called "too little money".
CREATE FUNCTION ledger_settle_rest(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_definition integer[], p_done integer[], p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_hashjoin = off SET enable_mergejoin = off
  SET enable_seqscan = off AS $$
DECLARE
  answer jsonb;
BEGIN
  INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input, play_session,
    cash_after, bonus_after, reserved_after, debt_after)
  SELECT a.key, 1, a.player,
    CASE
      WHEN p.player IS NULL OR p.play_session IS DISTINCT FROM a.session OR p.play_until <= p_at
        OR p.played_at <= p_at - interval '30 minutes' THEN 2
      WHEN NOT p.play_allowed THEN 3
      ELSE 4
    END,
    a.definition, a.stake, p_at, a.input, a.session, p.cash, p.bonus, p.reserved, p.debt
  FROM unnest(p_key, p_player, p_input, p_session, p_stake, p_definition)
    AS a(key, player, input, session, stake, definition)
  LEFT JOIN ledger_player p ON p.player = a.player
  WHERE NOT a.player = ANY (p_done) AND NOT EXISTS (SELECT FROM ledger_journal j WHERE j.key = a.key);

  SELECT jsonb_agg(jsonb_build_object('key', j.key, 'player', j.player, 'input', j.input,
      'refusal', j.refusal, 'balance', j.cash_after + j.bonus_after, 'win', j.win,
      'seed', encode(j.seed, 'hex'), 'at', extract(epoch FROM j.at) * 1000))
    INTO answer
    FROM unnest(p_key, p_player) AS a(key, player)
    JOIN ledger_journal j ON j.key = a.key
    WHERE NOT a.player = ANY (p_done);
  RETURN answer;
END $$;

-- Books one movement that is not a round. The legs are worked out here, by kind, so that no caller
-- can move money in another way.
CREATE FUNCTION ledger_post_transfer(
  p_key uuid, p_kind text, p_player integer, p_amount bigint, p_reference text, p_input uuid,
  p_at timestamptz, OUT o_outcome text, OUT o_cash bigint, OUT o_bonus bigint, OUT o_reserved bigint,
  OUT o_debt bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kind_id smallint := (SELECT id FROM ledger_kind WHERE name = p_kind AND id <> 1);
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  IF kind_id IS NULL OR p_amount <= 0 THEN
    RAISE EXCEPTION 'no such movement: % of % øre', p_kind, p_amount;
  END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key
    WHERE r.kind = kind_id AND r.reference = p_reference;
  IF FOUND THEN
    o_outcome := CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END;
    o_cash := known.cash_after; o_bonus := known.bonus_after;
    o_reserved := known.reserved_after; o_debt := known.debt_after;
    RETURN;
  END IF;

  leg.cash := 0; leg.reserved := 0; leg.debt := 0; leg.psp := 0; leg.bank := 0;
  CASE p_kind
    WHEN 'deposit' THEN
      leg.psp := -p_amount;
      leg.debt := least(p_amount, -account.debt);
      leg.cash := p_amount - leg.debt;
    WHEN 'deposit-reversed' THEN
      leg.psp := p_amount;
      leg.cash := -least(p_amount, account.cash);
      leg.debt := -(p_amount + leg.cash);
    WHEN 'withdrawal-reserved' THEN
      leg.cash := -p_amount; leg.reserved := p_amount;
    WHEN 'withdrawal-released' THEN
      leg.cash := p_amount; leg.reserved := -p_amount;
    WHEN 'withdrawal-sent' THEN
      leg.reserved := -p_amount; leg.bank := p_amount;
    WHEN 'withdrawal-returned' THEN
      leg.bank := -p_amount; leg.cash := p_amount;
  END CASE;

  IF account.cash + leg.cash < 0 OR account.reserved + leg.reserved < 0 THEN
    o_outcome := 'too-little-money';
    o_cash := account.cash; o_bonus := account.bonus;
    o_reserved := account.reserved; o_debt := account.debt;
    RETURN;
  END IF;

  UPDATE ledger_player p SET cash = p.cash + leg.cash, reserved = p.reserved + leg.reserved,
      debt = p.debt + leg.debt, seq = p.seq + 1
    WHERE p.player = p_player RETURNING p.* INTO account;
  INSERT INTO ledger_reference VALUES (kind_id, p_reference, p_key);
  INSERT INTO ledger_journal (key, kind, player, seq, cash, reserved, debt, psp, bank, cash_after,
      bonus_after, reserved_after, debt_after, at, input, reference)
    VALUES (p_key, kind_id, p_player, account.seq, nullif(leg.cash, 0), nullif(leg.reserved, 0),
      nullif(leg.debt, 0), nullif(leg.psp, 0), nullif(leg.bank, 0), account.cash, account.bonus,
      account.reserved, account.debt, p_at, p_input, p_reference);
  o_outcome := 'posted';
  o_cash := account.cash; o_bonus := account.bonus;
  o_reserved := account.reserved; o_debt := account.debt;
END $$;

CREATE FUNCTION ledger_open_accounts(p_player integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO ledger_player (player) VALUES (p_player)
$$;

-- Opens real-money play: in this play session and, from now on, in no other.
CREATE FUNCTION ledger_begin_play(p_player integer, p_session uuid, p_until timestamptz, p_at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET play_session = p_session, play_until = p_until, played_at = p_at
  WHERE player = p_player
$$;

CREATE FUNCTION ledger_end_play(p_player integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET play_session = NULL WHERE player = p_player
$$;

CREATE FUNCTION ledger_set_play_allowed(p_player integer, p_allowed boolean) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE ledger_player SET play_allowed = p_allowed WHERE player = p_player
$$;

CREATE FUNCTION ledger_define(p_hash bytea, p_game text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_definition (hash, game) VALUES (p_hash, p_game) ON CONFLICT (hash) DO NOTHING;
  RETURN (SELECT id FROM ledger_definition WHERE hash = p_hash AND game = p_game);
END $$;

-- What an auditor reads. Names and columns are a promise to people outside.
CREATE VIEW audit_txns AS
  SELECT j.key AS txn_id, k.name AS kind, j.reference AS ext_ref, j.player AS player_id,
    j.at AS created_at
  FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
  WHERE j.refusal IS NULL AND num_nonnulls(j.cash, j.bonus, j.reserved, j.debt, j.house, j.psp, j.bank) > 0;

CREATE VIEW audit_entries AS
  SELECT j.key::text || ':' || leg.name AS entry_id, j.key AS txn_id,
    CASE leg.owner_type WHEN 'player' THEN 'player:' || j.player || ':' || leg.name
      WHEN 'debt' THEN 'debt:' || j.player WHEN 'house' THEN 'house:' || j.lane ELSE leg.name
    END AS account_id,
    leg.owner_type,
    CASE WHEN leg.owner_type IN ('player', 'debt') THEN j.player WHEN leg.owner_type = 'house' THEN j.lane
    END AS owner_id,
    leg.amount AS amount_ore, 'DKK' AS currency, j.at AS created_at, j.seq AS player_seq
  FROM ledger_journal j
  CROSS JOIN LATERAL (VALUES
    ('cash', 'player', j.cash), ('bonus', 'player', j.bonus), ('reserved', 'player', j.reserved),
    ('debt', 'debt', j.debt), ('house', 'house', j.house), ('payment-provider', 'clearing', j.psp),
    ('bank', 'clearing', j.bank)) AS leg(name, owner_type, amount)
  WHERE leg.amount IS NOT NULL;

CREATE VIEW audit_balances AS
  SELECT 'player:' || player || ':' || leg.name AS account_id, leg.balance AS balance_ore
  FROM ledger_player CROSS JOIN LATERAL (VALUES ('cash', cash), ('bonus', bonus), ('reserved', reserved))
    AS leg(name, balance)
  UNION ALL SELECT 'debt:' || player, debt FROM ledger_player
  UNION ALL SELECT 'house:' || lane, balance FROM ledger_house;

CREATE VIEW audit_rounds AS
  SELECT j.key AS round_id, j.player AS player_id, d.game AS game_id, j.stake AS stake_ore,
    j.win AS win_ore, CASE WHEN j.refusal IS NULL THEN 'settled' ELSE 'refused' END AS state,
    j.at AS opened_at, CASE WHEN j.refusal IS NULL THEN j.at END AS settled_at
  FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
  WHERE j.kind = 1;

GRANT SELECT ON ledger_player, ledger_house, ledger_definition, ledger_kind, ledger_journal,
  ledger_reference TO nordlys_app;
GRANT SELECT ON audit_txns, audit_entries, audit_balances, audit_rounds TO auditor, nordlys_app;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_first_key, ledger_prepare_months, ledger_settle, ledger_post_transfer,
  ledger_open_accounts, ledger_begin_play, ledger_end_play, ledger_set_play_allowed, ledger_define
  TO nordlys_app;
SELECT ledger_prepare_months(now());
