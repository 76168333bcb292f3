-- The books' number of a supplier, which it keeps for ever. The first call under a name gives the
-- next number.
--
-- Arguments: `p_name` 1 to 40 small letters, digits and hyphens.
-- Locks: advisory lock 7243004 (`nameSupplier`), to the commit: two copies that start together
--   give one number.
-- Refuses: nothing; a name of another form breaks a check.
-- Repeat: the same number.
CREATE OR REPLACE FUNCTION ledger_name_supplier(p_name text) RETURNS smallint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7243004 /* nameSupplier */);
  INSERT INTO ledger_supplier (id, name)
    SELECT coalesce(max(id), 0) + 1, p_name FROM ledger_supplier
    HAVING NOT EXISTS (SELECT FROM ledger_supplier WHERE name = p_name);
  RETURN (SELECT id FROM ledger_supplier WHERE name = p_name);
END $$;

REVOKE EXECUTE ON FUNCTION ledger_name_supplier FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_name_supplier TO nordlys_app;
