-- Why: an offer may name the games its bonus is staked in. Null is every game. The player's row has it beside
-- the requirement, so that a stake is judged by one row.

ALTER TABLE ledger_bonus ADD COLUMN games text[] CHECK (cardinality(games) > 0);
ALTER TABLE ledger_player ADD COLUMN bonus_games text[];
