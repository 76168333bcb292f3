-- Why: the end of a round changed its state, its time and its win, each of which an index named, so that
-- the whole row went into every index once more. What is open, and which hands paid much, stand in rows of
-- their own.

-- Every round that is open, whose ever it is; a row comes with its round and goes with its end.
CREATE TABLE ledger_open_round (
  player integer NOT NULL,
  round uuid NOT NULL,
  PRIMARY KEY (player, round)
);
INSERT INTO ledger_open_round SELECT player, id FROM ledger_round WHERE state = 'open';
GRANT SELECT ON ledger_open_round TO nordlys_app;

-- A hand at our tables that paid much, by when it ended.
CREATE TABLE ledger_great_hand (
  round uuid PRIMARY KEY,
  ended_at timestamptz NOT NULL
);
CREATE INDEX ledger_great_hand_newest ON ledger_great_hand (ended_at);
INSERT INTO ledger_great_hand SELECT r.id, r.settled_at FROM ledger_round r
  JOIN ledger_table_round t ON t.round = r.id WHERE r.state = 'settled' AND r.win_cash >= 100000;
GRANT SELECT ON ledger_great_hand TO nordlys_app;

DROP INDEX ledger_round_open, ledger_round_great_win;
-- Each row is changed at its end: there is room for that beside it.
ALTER TABLE ledger_round SET (fillfactor = 45);
COMMENT ON TABLE ledger_round IS 'No index on what the end of a round changes: it would end HOT updates.';
