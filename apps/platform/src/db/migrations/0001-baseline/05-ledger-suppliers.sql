-- Why: a game supplier bets, wins and takes back in messages of its own, late, twice and out of
-- order. A stake is held with the player until its round ends; each message is acted upon once
-- and answered alike for ever. [LED-06]

CREATE TABLE ledger_supplier (
  id smallint PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name ~ '^[a-z0-9-]{1,40}$')
);
GRANT SELECT ON ledger_supplier TO nordlys_app;

-- A round in several messages. Parts of stakes and wins are what was accepted and not taken back.
CREATE TABLE ledger_round (
  id uuid PRIMARY KEY,
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  -- The supplier's own name for it.
  round text NOT NULL CHECK (length(round) BETWEEN 1 AND 200),
  player integer NOT NULL REFERENCES ledger_player,
  definition integer NOT NULL REFERENCES ledger_definition,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'rolled-back')),
  stake_cash bigint NOT NULL DEFAULT 0 CHECK (stake_cash >= 0),
  stake_bonus bigint NOT NULL DEFAULT 0 CHECK (stake_bonus >= 0),
  win_cash bigint NOT NULL DEFAULT 0 CHECK (win_cash >= 0),
  win_bonus bigint NOT NULL DEFAULT 0 CHECK (win_bonus >= 0),
  opened_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- When the supplier was last asked what became of it.
  asked_at timestamptz,
  UNIQUE (supplier, round),
  CHECK ((state = 'open') = (settled_at IS NULL)),
  CHECK (state <> 'rolled-back' OR stake_cash + stake_bonus = 0)
);
CREATE INDEX ledger_round_open ON ledger_round (opened_at) WHERE state = 'open';
CREATE INDEX ledger_round_by_player ON ledger_round (player, opened_at);
GRANT SELECT ON ledger_round TO nordlys_app;

-- Every message that asked for something, by the supplier's own number for it, with its answer.
-- Our time-ordered key is made here, so that the journal never sees a name that is not in time
-- order.
CREATE TABLE ledger_supplier_tx (
  supplier smallint NOT NULL REFERENCES ledger_supplier,
  tx text NOT NULL CHECK (length(tx) BETWEEN 1 AND 200),
  -- `tombstone`: it was taken back before it came, and will move nothing.
  action text NOT NULL CHECK (action IN ('bet', 'win', 'rollback', 'end', 'tombstone')),
  input uuid NOT NULL,
  outcome text NOT NULL,
  -- Empty for what moved nothing.
  key uuid,
  round uuid REFERENCES ledger_round,
  player integer,
  balance bigint,
  -- The message that took this one back.
  rolled_back_by text,
  at timestamptz NOT NULL,
  -- Of a bet, the bonus that was active, and how much of the requirement it met: a stake may be
  -- taken back after its bonus has ended, and goes where it came from.
  bonus uuid,
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  PRIMARY KEY (supplier, tx)
);
CREATE INDEX ledger_supplier_tx_by_round ON ledger_supplier_tx (round) WHERE round IS NOT NULL;
CREATE INDEX ledger_supplier_tx_by_time ON ledger_supplier_tx (supplier, at);
GRANT SELECT ON ledger_supplier_tx TO nordlys_app;

-- What is staked in a round, and what was won in it, of each bonus: accepted and not taken back.
-- A round may hold stakes of several bonuses, each with an end of its own, and what it returns is
-- divided by what each had at stake: bonus money is cash only when stakes that stand have
-- fulfilled its bonus, and no other bonus gets it.
CREATE TABLE ledger_round_share (
  round uuid NOT NULL REFERENCES ledger_round,
  bonus uuid NOT NULL REFERENCES ledger_bonus,
  stake bigint NOT NULL CHECK (stake >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  PRIMARY KEY (round, bonus)
);
GRANT SELECT ON ledger_round_share TO nordlys_app;

-- The parts of a win that belonged to bonuses, and where each went.
CREATE TABLE ledger_win_share (
  supplier smallint NOT NULL,
  tx text NOT NULL,
  bonus uuid NOT NULL REFERENCES ledger_bonus,
  amount bigint NOT NULL CHECK (amount > 0),
  went_to text NOT NULL CHECK (went_to IN ('bonus', 'cash', 'bonus-cost')),
  PRIMARY KEY (supplier, tx, bonus),
  -- The message is written last, with the balance it leaves.
  FOREIGN KEY (supplier, tx) REFERENCES ledger_supplier_tx DEFERRABLE INITIALLY DEFERRED
);
GRANT SELECT ON ledger_win_share TO nordlys_app;

-- What a message is answered with.
CREATE TYPE ledger_supplier_answer AS (outcome text, repeated boolean, balance bigint, round uuid);
