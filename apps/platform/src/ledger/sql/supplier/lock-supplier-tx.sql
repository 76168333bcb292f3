-- Lets one transaction at a time act on a supplier's message number, whoever it names and
-- whichever copy of the program it reached; held to the commit. It is the first lock of every
-- function of a supplier's message. It is an advisory lock on a hash of the number with the seed
-- 7243003 (`supplierTx`), since a number that is new has no row to lock. Two numbers with one
-- hash wait for each other and nothing worse.
CREATE OR REPLACE FUNCTION ledger_lock_supplier_tx(p_supplier smallint, p_tx text) RETURNS void
LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_supplier || ':' || p_tx, 7243003 /* supplierTx */))
$$;

REVOKE EXECUTE ON FUNCTION ledger_lock_supplier_tx FROM PUBLIC;
