-- Why: a player asks for the figures of a month or a year. Running sums at the end of each Danish day answer
-- for any period by two rows, however much was played in it. [SCREEN-13]

-- A player's running sums when a day ended: of every movement up to number `seq`, in øre. A day without a
-- movement has no row. It is worked out from the journal and can be made again from it.
CREATE TABLE ledger_day (
  player integer NOT NULL REFERENCES ledger_player,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > begins_at),
  seq bigint NOT NULL,
  turnover bigint NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  reserved bigint NOT NULL,
  open_stakes bigint NOT NULL,
  debt bigint NOT NULL,
  deposited bigint NOT NULL,
  taken_back bigint NOT NULL,
  withdrawn bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  jackpots bigint NOT NULL,
  granted bigint NOT NULL,
  forfeited bigint NOT NULL,
  PRIMARY KEY (player, ends_at),
  CONSTRAINT ledger_day_adds_up CHECK (cash + bonus + debt = deposited - taken_back - withdrawn
    - staked + won + jackpots + granted - forfeited)
);
GRANT SELECT ON ledger_day TO nordlys_app;

-- Up to when all players' days are summed: one row. Until the first day is, it is minus infinity.
CREATE TABLE ledger_days_closed (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  until timestamptz NOT NULL
);
INSERT INTO ledger_days_closed (until) VALUES ('-infinity');
GRANT SELECT ON ledger_days_closed TO nordlys_app;
