-- Why: stakes and ends at tables are booked many at once, and looking up what each row names cost as much as
-- all else. Nobody but the books' functions writes these rows, under locks on what they name; players,
-- definitions, suppliers and rounds are never deleted. The journal's rows are held to no more.
ALTER TABLE ledger_round DROP CONSTRAINT ledger_round_supplier_fkey,
  DROP CONSTRAINT ledger_round_player_fkey, DROP CONSTRAINT ledger_round_definition_fkey;
ALTER TABLE ledger_supplier_tx DROP CONSTRAINT ledger_supplier_tx_supplier_fkey,
  DROP CONSTRAINT ledger_supplier_tx_round_fkey;
ALTER TABLE ledger_table_round DROP CONSTRAINT ledger_table_round_round_fkey;

-- Each row is changed once, at the end of its round: there is room for that beside it.
ALTER TABLE ledger_table_round SET (fillfactor = 45);
