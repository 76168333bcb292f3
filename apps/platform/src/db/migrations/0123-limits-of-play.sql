-- Why: losses, stakes and time have limits for a day, a week and a month at once. What is left of the
-- strictest is kept beside the player's money, so that the statement that takes a stake makes two
-- comparisons, however many limits there are; each limit's own room is the strictest's and how far it is
-- above that. [LIM-01]

CREATE TABLE ledger_play_limit (
  player integer NOT NULL REFERENCES ledger_player,
  measure text NOT NULL CHECK (measure IN ('loss', 'stake', 'time')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  lasts interval NOT NULL,
  -- Øre, and minutes of time.
  size bigint NOT NULL CHECK (size >= 0),
  -- The running period of a loss or stake limit: it begins with the first stake after the last one.
  since timestamptz NOT NULL,
  until timestamptz NOT NULL DEFAULT '-infinity',
  -- How much more is left of it than of the strictest limit of this measure, whose room stands in the
  -- player's row. Stakes and wins move all rooms of a measure alike, and this stays as it is.
  above bigint NOT NULL,
  -- What it becomes at a moment to come; without a size it is taken away then.
  next_size bigint CHECK (next_size >= 0),
  next_at timestamptz NOT NULL DEFAULT 'infinity',
  PRIMARY KEY (player, measure, period),
  CHECK (next_size IS NULL OR next_at < 'infinity')
);
GRANT SELECT ON ledger_play_limit TO nordlys_app;

INSERT INTO ledger_play_limit (player, measure, period, lasts, size, since, until, above)
  SELECT player, 'loss', 'day', interval '24 hours', amount, since, until, 0 FROM ledger_loss_limit;

-- Play for money that is over, so that a limit of time counts it. The running one stands in the player's
-- row.
CREATE TABLE ledger_play_time (
  player integer NOT NULL REFERENCES ledger_player,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL CHECK (ended_at > began_at)
);
CREATE INDEX ledger_play_time_by_player ON ledger_play_time (player, ended_at);
GRANT SELECT ON ledger_play_time TO nordlys_app;

ALTER TABLE ledger_player
  -- How much more may be staked in the running periods; null without a limit of stakes.
  ADD COLUMN stake_room bigint,
  -- When the play that may stake was begun.
  ADD COLUMN play_begun_at timestamptz NOT NULL DEFAULT '-infinity',
  -- When a limit of time ends it. `play_until` is never later.
  ADD COLUMN time_until timestamptz NOT NULL DEFAULT 'infinity';

DROP FUNCTION IF EXISTS ledger_set_loss_limit(integer, bigint, timestamptz);
DROP FUNCTION IF EXISTS ledger_next_due(integer);
DROP FUNCTION IF EXISTS ledger_unstart_loss(integer[], timestamptz);
DROP TABLE ledger_loss_limit;
