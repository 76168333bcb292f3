-- Why: who left a hand at a table is written that the published rule ended it, or that it was given back. The
-- news is noted with the money, and taken away with the letter, so that it is told once.

-- The first choice that the published rule made.
ALTER TABLE ledger_table_round ADD COLUMN automatic_from smallint,
  ADD CONSTRAINT rule_chose_among_the_choices CHECK (automatic_from BETWEEN 0 AND octet_length(choices));

CREATE TABLE ledger_table_news (
  round uuid PRIMARY KEY REFERENCES ledger_table_round (round),
  -- All that it had staked: of a round that was given back, no row of the round tells it any more.
  stake bigint NOT NULL CHECK (stake > 0)
);
-- Whoever tells it locks it first, so that another passes it over.
GRANT SELECT, UPDATE, DELETE ON ledger_table_news TO nordlys_app;
