-- Why: the newest great wins are shown to everybody. They are few among many rounds; without this, a
-- quiet week would be read round by round to find them.
CREATE INDEX ledger_journal_great_win ON ledger_journal (key) WHERE win >= 100000;
