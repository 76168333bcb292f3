-- Trigger function of the tables of the books to which rows are only added. Fired before an
-- UPDATE, DELETE or TRUNCATE it raises an exception, whoever asks, the owner of the tables
-- included.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger rows are never changed or removed';
END $$;

REVOKE EXECUTE ON FUNCTION ledger_refuse_change FROM PUBLIC;
