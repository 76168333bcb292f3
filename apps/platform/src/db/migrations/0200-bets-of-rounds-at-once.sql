-- Why: a round of roulette or punto banco is decided in one go. It follows from its definition, its bets and
-- its seed, so its bets are kept with it, as the game writes them. Rounds of slots have none.

ALTER TABLE ledger_journal ADD COLUMN bets bytea;
-- Rows of before have none: nothing is read through for them.
ALTER TABLE ledger_journal ADD CONSTRAINT bets_are_of_a_round CHECK (
  bets IS NULL OR (kind = 1 AND refusal IS NULL AND octet_length(bets) BETWEEN 1 AND 4096)) NOT VALID;
