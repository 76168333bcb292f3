-- Why: the balances of the accounts follow from the movements here, which nobody changes, removes
-- or empties, the owner of the tables included (`ledger/sql/append-only.sql`).

CREATE TABLE ledger_definition (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32),
  game text NOT NULL,
  -- A win may be staked once more, on red or black. In the books that is a round of its own, of a
  -- definition that is marked as one; it is refused to whoever has a bonus, in the commit that
  -- would book it, so that no bonus is ever wagered by it.
  gamble boolean NOT NULL DEFAULT false
);
GRANT SELECT ON ledger_definition TO nordlys_app;

CREATE TABLE ledger_kind (id smallint PRIMARY KEY, name text NOT NULL UNIQUE);
INSERT INTO ledger_kind VALUES
  (1, 'round'), (2, 'deposit'), (3, 'deposit-reversed'), (4, 'withdrawal-reserved'),
  (5, 'withdrawal-released'), (6, 'withdrawal-sent'), (7, 'withdrawal-returned'),
  (8, 'deposit-held'), (9, 'deposit-voided'), (10, 'bonus-granted'), (11, 'bonus-converted'),
  (12, 'bonus-forfeited'), (13, 'jackpot-funded'), (14, 'jackpot-won'), (15, 'bet'), (16, 'win'),
  (17, 'bet-rolled-back'), (18, 'win-rolled-back'), (19, 'round-ended');
GRANT SELECT ON ledger_kind TO nordlys_app;

-- A movement in one wide row: its legs are columns, null where the account is not touched. Half
-- the cost of one row an entry; `audit_entries` shows them as entries. A refused round has a row,
-- too, with a refusal and no legs, so that its repeat is refused alike. Keys are in the order of
-- time, and a month of them is a partition, which `ledger_prepare_months` makes.
CREATE TABLE ledger_journal (
  key uuid NOT NULL,
  kind smallint NOT NULL,
  player integer,
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
  staked bigint, incoming bigint, authorized bigint, jackpot bigint, bonus_cost bigint,
  staked_after bigint, incoming_after bigint,
  pool smallint,
  -- Thousandths of an øre; not a leg: the whole øre follow in a movement of their own.
  contribution bigint,
  -- The key of the player's movement before this one; null for the first.
  before uuid,
  -- All the player has staked in own rounds so far; in every 64th movement.
  turnover bigint,
  PRIMARY KEY (key),
  CONSTRAINT legs_sum_to_zero CHECK (
    coalesce(cash, 0) + coalesce(bonus, 0) + coalesce(reserved, 0) + coalesce(debt, 0)
    + coalesce(staked, 0) + coalesce(incoming, 0) + coalesce(authorized, 0)
    + coalesce(house, 0) + coalesce(psp, 0) + coalesce(bank, 0)
    + coalesce(jackpot, 0) + coalesce(bonus_cost, 0) = 0),
  CONSTRAINT refused_moves_nothing CHECK (
    refusal IS NULL OR num_nonnulls(cash, bonus, reserved, debt, staked, incoming, authorized,
      house, psp, bank, jackpot, bonus_cost, seq) = 0),
  CONSTRAINT player_rows_are_counted CHECK (
    refusal IS NOT NULL OR (player IS NULL) = (seq IS NULL)),
  CONSTRAINT round_is_whole CHECK (
    kind <> 1 OR (stake IS NOT NULL AND definition IS NOT NULL AND play_session IS NOT NULL
      AND (refusal IS NOT NULL
        OR (win IS NOT NULL AND octet_length(seed) = 32 AND lane IS NOT NULL)))),
  -- The books themselves refuse what no program may ask of them.
  CONSTRAINT no_win_without_stake CHECK (coalesce(win, 0) = 0 OR stake > 0),
  CONSTRAINT lane_is_a_house_account CHECK (lane BETWEEN 0 AND 127),
  CONSTRAINT house_money_has_a_lane CHECK (house IS NULL OR lane IS NOT NULL)
) PARTITION BY RANGE (key);
-- An index on every (player, seq) would be written at a random place for every movement. So this
-- one knows one in 64 and those that are no rounds: there a reader enters the chain, and walks
-- back by `before`.
CREATE INDEX ledger_journal_entry ON ledger_journal (player, seq) WHERE kind <> 1 OR seq % 64 = 0;
-- Rows that touch an account outside are few; without these every comparison with an outside
-- party would read every round.
CREATE INDEX ledger_journal_outside ON ledger_journal (key)
  WHERE psp IS NOT NULL OR bank IS NOT NULL;
CREATE INDEX ledger_journal_outside_reference ON ledger_journal ((coalesce(reference, key::text)))
  WHERE psp IS NOT NULL OR bank IS NOT NULL;
-- The newest great wins are shown to everybody. They are few among many rounds; without this, a
-- quiet week would be read round by round to find them.
CREATE INDEX ledger_journal_great_win ON ledger_journal (key) WHERE win >= 100000;
GRANT SELECT ON ledger_journal TO nordlys_app;

-- The reference of a payment, or of a jackpot that was paid, is booked at most once a kind,
-- whatever month it comes in.
CREATE TABLE ledger_reference (
  kind smallint NOT NULL,
  reference text NOT NULL,
  key uuid NOT NULL,
  PRIMARY KEY (kind, reference)
);
GRANT SELECT ON ledger_reference TO nordlys_app;

-- A month that has been proved and may not change any more, day by day. [I12]
CREATE TABLE ledger_month_digest (
  month date NOT NULL,
  day date NOT NULL,
  rows bigint NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (month, day)
);
