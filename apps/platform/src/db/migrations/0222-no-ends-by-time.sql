-- Why: what a supplier listed is compared with bets, wins and what was taken back, by time. Ends are in no
-- list, and there is one for each round.
DROP INDEX ledger_supplier_tx_by_time;
CREATE INDEX ledger_supplier_tx_by_time ON ledger_supplier_tx (supplier, at) WHERE action <> 'end';
