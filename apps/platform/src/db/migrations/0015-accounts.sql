-- Why: every account a casino owes or is owed by exists in the books: stakes of open rounds, deposits
-- in flight, jackpots, the cost of bonuses. Money that is promised is held, in two phases, and what
-- may stop a stake is checked in the statement that takes it.

-- A player's row stays narrow: what rarely changes has a table of its own.
ALTER TABLE ledger_player
  -- Stakes of rounds that are not over. Theirs until the round ends.
  ADD COLUMN staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  -- Authorised by the payment provider and not yet captured; nothing of it can be spent.
  ADD COLUMN incoming bigint NOT NULL DEFAULT 0 CHECK (incoming >= 0),
  ADD COLUMN bonus_id uuid,
  -- What must still be staked before the bonus becomes cash.
  ADD COLUMN wager_left bigint NOT NULL DEFAULT 0 CHECK (wager_left >= 0),
  -- The most that may be staked in a round while a bonus is active; null without one.
  ADD COLUMN stake_max bigint,
  -- How much more may be lost in the running period; null without a loss limit.
  ADD COLUMN loss_room bigint,
  -- When something of this row falls due: the bonus expires, or the loss period begins anew.
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT 'infinity',
  -- No stake, deposit or bonus before this: the latest of the player's bars.
  ADD COLUMN barred_until timestamptz NOT NULL DEFAULT '-infinity',
  ADD CONSTRAINT no_requirement_without_bonus CHECK (
    bonus_id IS NOT NULL OR (wager_left = 0 AND stake_max IS NULL));

CREATE TABLE ledger_bar (
  player integer NOT NULL REFERENCES ledger_player,
  reason text NOT NULL CHECK (
    reason IN ('rofus', 'no-deposit-limit', 'lock', 'pause', 'exclusion', 'closure')),
  until timestamptz NOT NULL,
  PRIMARY KEY (player, reason)
);
INSERT INTO ledger_bar SELECT player, 'rofus', 'infinity' FROM ledger_player WHERE NOT play_allowed;
UPDATE ledger_player SET barred_until = 'infinity' WHERE NOT play_allowed;
DROP FUNCTION ledger_set_play_allowed(integer, boolean);
ALTER TABLE ledger_player DROP COLUMN play_allowed;

CREATE TABLE ledger_loss_limit (
  player integer PRIMARY KEY REFERENCES ledger_player,
  amount bigint NOT NULL CHECK (amount > 0),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL
);

CREATE TABLE ledger_bonus (
  bonus uuid PRIMARY KEY,
  player integer NOT NULL REFERENCES ledger_player,
  granted bigint NOT NULL CHECK (granted > 0),
  required bigint NOT NULL CHECK (required >= 0),
  stake_max bigint CHECK (stake_max > 0),
  state text NOT NULL DEFAULT 'active' CHECK (
    state IN ('active', 'fulfilled', 'used-up', 'expired', 'void')),
  -- What was staked towards the requirement when it ended; the player's row tells while it is active.
  wagered bigint,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at),
  ended_at timestamptz,
  CHECK ((state = 'active') = (ended_at IS NULL)),
  CHECK ((state = 'active') = (wagered IS NULL))
);
CREATE UNIQUE INDEX ledger_bonus_one_active ON ledger_bonus (player) WHERE state = 'active';

-- Money set aside in one step and used in another: in whole, in parts, or not at all.
CREATE TABLE ledger_hold (
  kind text NOT NULL CHECK (kind IN ('withdrawal', 'deposit')),
  reference text NOT NULL,
  player integer NOT NULL REFERENCES ledger_player,
  amount bigint NOT NULL CHECK (amount > 0),
  committed bigint NOT NULL DEFAULT 0 CHECK (committed >= 0),
  released bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
  -- Came back after it had been committed.
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (kind, reference),
  CHECK (committed + released <= amount),
  CHECK (returned <= committed),
  CHECK ((closed_at IS NOT NULL) = (committed + released = amount))
);
CREATE INDEX ledger_hold_open ON ledger_hold (player) WHERE closed_at IS NULL;

-- A pool grows by parts of an øre with every round: exactly, in thousandths, one row a lane. The
-- money follows in whole øre.
CREATE TABLE ledger_pool (
  pool smallint PRIMARY KEY CHECK (pool > 0),
  name text NOT NULL UNIQUE,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  -- Whole øre of contributions that were moved here from the house.
  funded bigint NOT NULL DEFAULT 0
);
CREATE TABLE ledger_pool_share (
  pool smallint NOT NULL REFERENCES ledger_pool,
  lane smallint NOT NULL,
  contributed bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (pool, lane)
) WITH (fillfactor = 10);

-- Lanes 64 to 127 are house rows for whoever books one movement at a time.
INSERT INTO ledger_house SELECT lane FROM generate_series(64, 127) lane;
ALTER TABLE ledger_journal DROP CONSTRAINT lane_is_a_house_account;

ALTER TABLE ledger_journal
  ALTER COLUMN player DROP NOT NULL,
  ADD COLUMN staked bigint,
  ADD COLUMN incoming bigint,
  ADD COLUMN authorized bigint,
  ADD COLUMN jackpot bigint,
  ADD COLUMN bonus_cost bigint,
  ADD COLUMN staked_after bigint,
  ADD COLUMN incoming_after bigint,
  ADD COLUMN pool smallint,
  -- Thousandths of an øre; not a leg: the whole øre follow in a movement of their own.
  ADD COLUMN contribution bigint,
  DROP CONSTRAINT legs_sum_to_zero,
  DROP CONSTRAINT refused_moves_nothing;
ALTER TABLE ledger_journal
  ADD CONSTRAINT lane_is_a_house_account CHECK (lane BETWEEN 0 AND 127),
  ADD CONSTRAINT house_money_has_a_lane CHECK (house IS NULL OR lane IS NOT NULL),
  ADD CONSTRAINT legs_sum_to_zero CHECK (
    coalesce(cash, 0) + coalesce(bonus, 0) + coalesce(reserved, 0) + coalesce(debt, 0)
    + coalesce(staked, 0) + coalesce(incoming, 0) + coalesce(authorized, 0)
    + coalesce(house, 0) + coalesce(psp, 0) + coalesce(bank, 0)
    + coalesce(jackpot, 0) + coalesce(bonus_cost, 0) = 0),
  ADD CONSTRAINT refused_moves_nothing CHECK (
    refusal IS NULL OR num_nonnulls(cash, bonus, reserved, debt, staked, incoming, authorized, house,
      psp, bank, jackpot, bonus_cost, seq) = 0),
  ADD CONSTRAINT player_rows_are_counted CHECK (
    refusal IS NOT NULL OR (player IS NULL) = (seq IS NULL));

INSERT INTO ledger_kind VALUES
  (8, 'deposit-held'), (9, 'deposit-voided'), (10, 'bonus-granted'), (11, 'bonus-converted'),
  (12, 'bonus-forfeited'), (13, 'jackpot-funded'), (14, 'jackpot-won');

-- Withdrawals that exist already are holds like those to come.
INSERT INTO ledger_hold (kind, reference, player, amount, committed, released, returned, opened_at,
  closed_at)
SELECT 'withdrawal', held.reference, held.player, held.reserved,
  CASE WHEN sent.key IS NULL THEN 0 ELSE held.reserved END,
  CASE WHEN released.key IS NULL THEN 0 ELSE held.reserved END,
  CASE WHEN returned.key IS NULL THEN 0 ELSE held.reserved END,
  held.at, coalesce(sent.at, released.at)
FROM ledger_journal held
LEFT JOIN ledger_journal sent ON sent.kind = 6 AND sent.reference = held.reference
LEFT JOIN ledger_journal released ON released.kind = 5 AND released.reference = held.reference
LEFT JOIN ledger_journal returned ON returned.kind = 7 AND returned.reference = held.reference
WHERE held.kind = 4 AND held.refusal IS NULL;

-- A time-ordered key for a movement that the books make by themselves.
CREATE FUNCTION ledger_new_key(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || '7'
    || substr(r, 14, 3) || '8' || substr(r, 18))::uuid
  FROM replace(gen_random_uuid()::text, '-', '') AS r
$$;

-- The house row of whoever books one movement at a time: mostly its own, so that two seldom meet.
CREATE FUNCTION ledger_own_lane() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT (64 + pg_backend_pid() % 64)::smallint
$$;

-- Writes a movement of one player whose row is locked and carries the new balances already.
CREATE FUNCTION ledger_write(leg ledger_journal, account ledger_player) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.player := account.player;
  leg.seq := account.seq;
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

-- Moves a player's money by the legs of a movement and writes it: the one way but for rounds.
CREATE FUNCTION ledger_move(leg ledger_journal, p_player integer) RETURNS ledger_player
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  UPDATE ledger_player p SET
      cash = p.cash + coalesce(leg.cash, 0), bonus = p.bonus + coalesce(leg.bonus, 0),
      reserved = p.reserved + coalesce(leg.reserved, 0), debt = p.debt + coalesce(leg.debt, 0),
      staked = p.staked + coalesce(leg.staked, 0), incoming = p.incoming + coalesce(leg.incoming, 0),
      seq = p.seq + 1
    WHERE p.player = p_player RETURNING p.* INTO STRICT account;
  PERFORM ledger_write(leg, account);
  IF leg.house <> 0 THEN
    UPDATE ledger_house h SET balance = h.balance + leg.house WHERE h.lane = leg.lane;
  END IF;
  RETURN account;
END $$;

-- The auditor's views, with the accounts that are new. Names and columns stay as promised.
CREATE OR REPLACE VIEW audit_txns AS
  SELECT j.key AS txn_id, k.name AS kind, j.reference AS ext_ref, j.player AS player_id,
    j.at AS created_at
  FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
  WHERE j.refusal IS NULL AND num_nonnulls(j.cash, j.bonus, j.reserved, j.debt, j.staked, j.incoming,
    j.authorized, j.house, j.psp, j.bank, j.jackpot, j.bonus_cost) > 0;

CREATE OR REPLACE VIEW audit_entries AS
  SELECT j.key::text || ':' || leg.name AS entry_id, j.key AS txn_id,
    CASE leg.owner_type WHEN 'player' THEN 'player:' || j.player || ':' || leg.name
      WHEN 'debt' THEN 'debt:' || j.player WHEN 'in-flight' THEN 'incoming:' || j.player
      WHEN 'house' THEN 'house:' || j.lane WHEN 'jackpot' THEN 'jackpot:' || j.pool ELSE leg.name
    END AS account_id,
    leg.owner_type,
    CASE WHEN leg.owner_type IN ('player', 'debt', 'in-flight') THEN j.player
      WHEN leg.owner_type = 'house' THEN j.lane WHEN leg.owner_type = 'jackpot' THEN j.pool
    END AS owner_id,
    leg.amount AS amount_ore, 'DKK' AS currency, j.at AS created_at, j.seq AS player_seq
  FROM ledger_journal j
  CROSS JOIN LATERAL (VALUES
    ('cash', 'player', j.cash), ('bonus', 'player', j.bonus), ('reserved', 'player', j.reserved),
    ('staked', 'player', j.staked), ('debt', 'debt', j.debt), ('incoming', 'in-flight', j.incoming),
    ('house', 'house', j.house), ('jackpot', 'jackpot', j.jackpot),
    ('authorized', 'clearing', j.authorized), ('payment-provider', 'clearing', j.psp),
    ('bank', 'clearing', j.bank), ('bonus-cost', 'clearing', j.bonus_cost))
    AS leg(name, owner_type, amount)
  WHERE leg.amount IS NOT NULL;

CREATE OR REPLACE VIEW audit_balances AS
  SELECT 'player:' || player || ':' || leg.name AS account_id, leg.balance AS balance_ore
  FROM ledger_player CROSS JOIN LATERAL (VALUES ('cash', cash), ('bonus', bonus),
    ('reserved', reserved), ('staked', staked)) AS leg(name, balance)
  UNION ALL SELECT 'debt:' || player, debt FROM ledger_player
  UNION ALL SELECT 'incoming:' || player, incoming FROM ledger_player
  UNION ALL SELECT 'house:' || lane, balance FROM ledger_house
  UNION ALL SELECT 'jackpot:' || pool, balance FROM ledger_pool;

CREATE OR REPLACE VIEW audit_bonuses AS
  SELECT b.bonus AS bonus_id, b.player AS player_id, b.granted AS granted_ore,
    b.required AS required_ore, coalesce(b.wagered, b.required - p.wager_left) AS wagered_ore, b.state,
    b.granted_at, b.expires_at
  FROM ledger_bonus b JOIN ledger_player p ON p.player = b.player;

-- How much a pool is worth this moment, in thousandths of an øre: what it holds and what is coming.
CREATE VIEW audit_pools AS
  SELECT p.pool AS pool_id, p.name, p.balance AS balance_ore,
    sum(s.contributed)::bigint AS contributed_milliore, p.funded AS funded_ore
  FROM ledger_pool p JOIN ledger_pool_share s ON s.pool = p.pool GROUP BY p.pool;

GRANT SELECT ON ledger_bar, ledger_loss_limit, ledger_bonus, ledger_hold, ledger_pool,
  ledger_pool_share TO nordlys_app;
GRANT SELECT ON audit_pools TO auditor, nordlys_app;
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
