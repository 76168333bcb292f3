-- Why: every krone of every player in double entry, append-only, with one writer: the functions
-- of `ledger/sql/`. The program itself may only read these tables. Every account a casino owes or
-- is owed by exists in the books: stakes of open rounds, deposits in flight, jackpots, the cost of
-- bonuses. This file: what stands on each account now, and what may stop a stake, which is checked
-- in the statement that takes it.

-- A player's row stays narrow: what rarely changes has a table of its own.
CREATE TABLE ledger_player (
  player integer PRIMARY KEY,
  cash bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0,
  -- What the player owes after a forced debit; never above zero.
  debt bigint NOT NULL DEFAULT 0,
  -- Gapless: the number of journal rows of this player that moved money.
  seq bigint NOT NULL DEFAULT 0,
  -- Real-money play: in one session at a time, until a moment, and not after half an hour of
  -- rest.
  play_session uuid,
  play_until timestamptz NOT NULL DEFAULT '-infinity',
  played_at timestamptz NOT NULL DEFAULT '-infinity',
  -- What the last round moved in cash; the settling statement returns it. What it moved in bonus
  -- is the rest of what it moved.
  moved_cash bigint NOT NULL DEFAULT 0,
  -- Stakes of rounds that are not over. Theirs until the round ends.
  staked bigint NOT NULL DEFAULT 0,
  -- Authorised by the payment provider and not yet captured; nothing of it can be spent.
  incoming bigint NOT NULL DEFAULT 0,
  bonus_id uuid,
  -- What must still be staked before the bonus becomes cash.
  wager_left bigint NOT NULL DEFAULT 0,
  -- The most that may be staked in a round while a bonus is active; null without one.
  stake_max bigint,
  -- How much more may be lost in the running period; null without a loss limit.
  loss_room bigint,
  -- When something of this row falls due: the bonus expires, or the loss period begins anew.
  due_at timestamptz NOT NULL DEFAULT 'infinity',
  -- No stake, deposit or bonus before this: the latest of the player's bars.
  barred_until timestamptz NOT NULL DEFAULT '-infinity',
  -- The newest movement, and the one before it: the settling statement returns it.
  newest_key uuid,
  newest_before uuid,
  -- All the player has staked in own rounds.
  turnover bigint NOT NULL DEFAULT 0,
  -- One check for all balances: each check is prepared anew for every statement.
  CONSTRAINT no_account_below_zero CHECK (
    least(cash, bonus, reserved, -debt, staked, incoming, wager_left) >= 0),
  CONSTRAINT no_requirement_without_bonus CHECK (
    bonus_id IS NOT NULL OR (wager_left = 0 AND stake_max IS NULL))
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.5);
COMMENT ON TABLE ledger_player IS
  'One row a player. No index but the key: an index on a figure that moves would end HOT updates.';
GRANT SELECT ON ledger_player TO nordlys_app;

-- The house's money, in lanes, so that no two who settle rounds wait for one row. Lanes 64 to 127
-- are for whoever books one movement at a time.
CREATE TABLE ledger_house (
  lane smallint PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 10);
INSERT INTO ledger_house SELECT lane FROM generate_series(0, 127) lane;
GRANT SELECT ON ledger_house TO nordlys_app;

-- A bar is a promise that nothing is staked, deposited or given while it holds. [I14]
CREATE TABLE ledger_bar (
  player integer NOT NULL REFERENCES ledger_player,
  reason text NOT NULL CHECK (
    reason IN ('rofus', 'no-deposit-limit', 'lock', 'pause', 'exclusion', 'closure')),
  until timestamptz NOT NULL,
  PRIMARY KEY (player, reason)
);
GRANT SELECT ON ledger_bar TO nordlys_app;

-- Each change of a bar, in the order it took effect: whoever changes one holds the player's row.
-- With the player's place in the journal, so that anybody can prove the promise afterwards.
CREATE TABLE ledger_bar_change (
  change bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player integer NOT NULL REFERENCES ledger_player,
  reason text NOT NULL,
  -- Null: it was lifted.
  until timestamptz,
  at timestamptz NOT NULL,
  -- The player's newest movement then: all that come after it are under this bar.
  after_seq bigint NOT NULL
);
CREATE INDEX ledger_bar_change_by_player ON ledger_bar_change (player, reason, change);

CREATE TABLE ledger_loss_limit (
  player integer PRIMARY KEY REFERENCES ledger_player,
  amount bigint NOT NULL CHECK (amount > 0),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL
);
GRANT SELECT ON ledger_loss_limit TO nordlys_app;

CREATE TABLE ledger_bonus (
  bonus uuid PRIMARY KEY,
  player integer NOT NULL REFERENCES ledger_player,
  granted bigint NOT NULL CHECK (granted > 0),
  required bigint NOT NULL CHECK (required >= 0),
  stake_max bigint CHECK (stake_max > 0),
  state text NOT NULL DEFAULT 'active' CHECK (
    state IN ('active', 'fulfilled', 'used-up', 'expired', 'void')),
  -- What was staked towards the requirement when it ended, by stakes that stand: one that is
  -- taken back counts for nothing, also afterwards. While it is active, the player's row tells.
  wagered bigint,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > granted_at),
  ended_at timestamptz,
  -- How often it became cash: each time under a reference of its own.
  conversions integer NOT NULL DEFAULT 0 CHECK (conversions >= 0),
  CHECK ((state = 'active') = (ended_at IS NULL)),
  CHECK ((state = 'active') = (wagered IS NULL))
);
CREATE UNIQUE INDEX ledger_bonus_one_active ON ledger_bonus (player) WHERE state = 'active';
CREATE INDEX ledger_bonus_by_expiry ON ledger_bonus (expires_at) WHERE state = 'active';
GRANT SELECT ON ledger_bonus TO nordlys_app;

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
GRANT SELECT ON ledger_hold TO nordlys_app;
