-- Why: a round at our own tables takes its stake, and raises of it, before it ends. It is a round as a
-- supplier's is; here is what proves it beside that: a commitment to its seed from the first card on,
-- and at its end the seed and what the player chose.

CREATE TABLE ledger_table_round (
  round uuid PRIMARY KEY REFERENCES ledger_round (id),
  commitment bytea NOT NULL CHECK (octet_length(commitment) = 32),
  bets bytea NOT NULL CHECK (octet_length(bets) BETWEEN 1 AND 4096),
  seed bytea CHECK (octet_length(seed) = 32),
  choices bytea CHECK (octet_length(choices) <= 512),
  CONSTRAINT opened_with_its_choices CHECK ((seed IS NULL) = (choices IS NULL))
);
GRANT SELECT ON ledger_table_round TO nordlys_app;

-- Why: bonus money is not staked in games that give back nearly all, and nothing counts there. Such a game's
-- number is below zero, so that the statement that takes a stake knows it without looking it up.
ALTER TABLE ledger_definition ADD COLUMN takes_bonus boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT number_tells_what_takes_no_bonus CHECK (takes_bonus = (id > 0));
