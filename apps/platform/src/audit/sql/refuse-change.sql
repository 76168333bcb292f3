-- Trigger function of tables that tell of the past. Fired before an UPDATE, DELETE or TRUNCATE it
-- raises an exception that names the table, whoever asks, the owner of the tables included.
CREATE OR REPLACE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END $$;
