-- Why: a player whose slip of a live round was final could still take it back, by opening another game before
-- the books had it. The books know now until when each play stood. [GAME-03]

-- Null while the play has not ended, and for one that ended before this was kept.
ALTER TABLE ledger_play ADD COLUMN ended_at timestamptz;
