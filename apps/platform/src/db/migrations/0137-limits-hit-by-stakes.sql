-- Why: a stake that a limit of loss, stake or time refuses is counted as a limit hit; without these
-- whoever looks at a player reads every round of the time.

CREATE INDEX ledger_journal_limit_hit ON ledger_journal (player, at) WHERE refusal IN (6, 9, 10);
CREATE INDEX ledger_supplier_tx_limit_hit ON ledger_supplier_tx (player, at)
  WHERE outcome IN ('loss-limit', 'stake-limit', 'time-limit');
