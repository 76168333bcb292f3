-- Why: figures of elapsed days begin within a day, and of a player who plays all day up to 128 movements were
-- walked for each such moment. Parts of the day that is over lead close to it. [SCREEN-13]

-- A player's running sums within a day that is over, at the end of each part of few movements: of every
-- movement up to number `seq`, whose key is `key`; all later ones are of `ends_at` or later. A day of few
-- movements has none. It is worked out from the journal and can be made again from it.
CREATE TABLE ledger_day_part (
  player integer NOT NULL,
  ends_at timestamptz NOT NULL,
  seq bigint NOT NULL,
  key uuid NOT NULL,
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
  CONSTRAINT ledger_day_part_adds_up CHECK (cash + bonus + debt = deposited - taken_back - withdrawn
    - staked + won + jackpots + granted - forfeited)
);
GRANT SELECT ON ledger_day_part TO nordlys_app;
