-- Why: a player's list has the rounds of one game, played one after another, as one line, and finds a game
-- in a year of a million rounds. A stretch of play is kept once it is over, beside the journal. [SCREEN-12]

-- Rounds of one game between another game, or half an hour's rest, and the next: movements `first_seq` to
-- `last_seq` of a player, the first stake of the first round and of the last one. Sums are of rounds that are
-- one movement; `several` of the rounds are more, and are looked up, since they may still change. `balance`
-- is cash and bonus after the last round, null where that is several movements. It is worked out from the
-- journal and can be made again from it. As in the journal, no foreign key names the player: its check would
-- hold the player's row, and with it their play, until the job commits.
CREATE TABLE ledger_stretch (
  player integer NOT NULL,
  first_seq bigint NOT NULL,
  last_seq bigint NOT NULL CHECK (last_seq >= first_seq),
  game text NOT NULL,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  last_key uuid NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  several integer NOT NULL CHECK (several BETWEEN 0 AND rounds),
  staked bigint NOT NULL,
  won bigint NOT NULL,
  balance bigint,
  PRIMARY KEY (player, last_seq)
);
CREATE INDEX ledger_stretch_game ON ledger_stretch (player, game, last_seq);
GRANT SELECT ON ledger_stretch TO nordlys_app;

-- Up to which movement a player's stretches are kept. What came later is walked when it is asked for.
CREATE TABLE ledger_stretches_kept (
  player integer PRIMARY KEY,
  seq bigint NOT NULL
);
GRANT SELECT ON ledger_stretches_kept TO nordlys_app;

-- When stretches of all players were last kept, and the player after whom a pass that is under way goes on:
-- one row.
CREATE TABLE ledger_stretch_run (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at timestamptz NOT NULL,
  after_player integer NOT NULL DEFAULT 0
);
INSERT INTO ledger_stretch_run (at) VALUES ('-infinity');
GRANT SELECT ON ledger_stretch_run TO nordlys_app;
