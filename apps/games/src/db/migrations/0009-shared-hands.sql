-- Why: at a live blackjack everybody chooses along one hand. The choices of a step are written before the
-- card they lead to is shown, and a raise before the books are asked for it: so the next owner of the table
-- goes on with the same cards, stakes and keys.
CREATE TABLE live_hand_step (
  table_id text NOT NULL,
  round integer NOT NULL,
  step smallint NOT NULL CHECK (step >= 0),
  epoch integer NOT NULL CHECK (epoch > 0),
  -- A byte a slip: the letter of its choice, a capital where the published rule chose, 0 for one that was
  -- out.
  made bytea NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (table_id, round, step),
  FOREIGN KEY (table_id, round) REFERENCES live_round (table_id, round)
);

CREATE TABLE live_hand_raise (
  table_id text NOT NULL,
  round integer NOT NULL,
  step smallint NOT NULL CHECK (step >= 0),
  -- Of the slip, from 0.
  place integer NOT NULL CHECK (place >= 0),
  epoch integer NOT NULL CHECK (epoch > 0),
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (table_id, round, step, place),
  FOREIGN KEY (table_id, round) REFERENCES live_round (table_id, round)
);

-- Of a hand that the table went on without: when each of its rounds was ended, or its stakes given back.
ALTER TABLE live_round ADD COLUMN paid_at timestamptz;

-- A slip is found by the time of its key.
CREATE INDEX live_round_closed ON live_round (closed_at);

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT ON games.live_hand_step, games.live_hand_raise TO nordlys_app;
  END IF;
END $$;
