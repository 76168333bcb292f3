-- Why: a live table goes on without a round whose slips the books did not answer in two minutes. Its players
-- saw no outcome, so they are written to once their slips are settled or void. [GAME-03]

-- Of a round that its table went on without: its player is to be written to, or was.
ALTER TABLE ledger_live_round ADD COLUMN letter text CHECK (letter IN ('due', 'written'));
CREATE INDEX ledger_live_round_letter ON ledger_live_round (key) WHERE letter = 'due';
GRANT UPDATE (letter) ON ledger_live_round TO nordlys_app;
