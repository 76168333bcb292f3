-- Why: keeping the sums of a day held the rows of up to 500 players until it committed, by the check of this
-- foreign key: bets at tables and of suppliers waited for it. The journal has none to its players either.

ALTER TABLE ledger_day DROP CONSTRAINT ledger_day_player_fkey;
