-- For the auditor: a row for each message of a game supplier that was kept: its kind, what it was
-- answered, the movement it made (`txn_id`, null when it moved nothing), its round under our name
-- and the supplier's, and the message that took it back. A `tombstone` is one that was taken back
-- before it came. A bet-and-win has up to three rows, under its number and that number with
-- `~win` and `~end`.
CREATE OR REPLACE VIEW audit_supplier_txns AS
  SELECT s.name AS supplier, t.tx AS supplier_tx, t.action, t.outcome, t.key AS txn_id,
    t.round AS round_id, r.round AS supplier_round, t.player AS player_id, t.rolled_back_by,
    t.at AS created_at
  FROM ledger_supplier_tx t JOIN ledger_supplier s ON s.id = t.supplier
  LEFT JOIN ledger_round r ON r.id = t.round;

GRANT SELECT ON audit_supplier_txns TO nordlys_app, auditor;
