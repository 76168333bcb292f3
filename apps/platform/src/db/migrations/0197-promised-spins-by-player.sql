-- Why: a player's spins are told day by day. Without this a long life of other rounds was looked through for
-- them, and what lay beyond its newest movements was not told. No other round has a reference.

CREATE INDEX ledger_journal_spin ON ledger_journal (player, at) WHERE kind = 1 AND reference IS NOT NULL;
