-- Why: who has met a bonus's requirement is written that its money is theirs now, once.
CREATE TABLE wallet_bonus_letter (
  bonus_id uuid PRIMARY KEY REFERENCES ledger_bonus (bonus),
  sent_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON wallet_bonus_letter TO nordlys_app;

-- What was fulfilled before is no news.
INSERT INTO wallet_bonus_letter SELECT bonus, ended_at FROM ledger_bonus WHERE state = 'fulfilled';

CREATE INDEX ledger_bonus_by_fulfilment ON ledger_bonus (ended_at) WHERE state = 'fulfilled';
