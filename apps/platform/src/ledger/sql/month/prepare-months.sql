-- Needs: ledger_first_key, ledger_refuse_change
-- Makes the journal's partitions from the month before `p_at` to the third month after it, in
-- UTC. Without the partition of its key no movement can be booked. Each is made as a table by
-- itself and then attached: that waits for no reader or writer of the journal and holds none up,
-- as CREATE TABLE ... PARTITION OF would. The trigger that refuses TRUNCATE is made here, since
-- neither LIKE nor ATTACH brings it along; the one that refuses UPDATE and DELETE comes with
-- ATTACH, from the journal.
--
-- Arguments: `p_at` any moment; it need not be now.
-- Locks: advisory lock 7243002 (`prepareMonths`), so that two copies do not make the same month;
--   then the journal in the mode of ATTACH PARTITION. Whatever it waits for, it gives up after 5
--   seconds.
-- Refuses: nothing; raises lock_not_available after those 5 seconds. All five months are made or
--   none.
-- Repeat: months that exist are passed over by their name.
CREATE OR REPLACE FUNCTION ledger_prepare_months(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '5s' AS $$
DECLARE
  first_month timestamptz;
  next_month timestamptz;
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(7243002 /* prepareMonths */);
  FOR month IN -1..3 LOOP
    first_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month))
      AT TIME ZONE 'UTC';
    next_month := (date_trunc('month', p_at AT TIME ZONE 'UTC') + make_interval(months => month + 1))
      AT TIME ZONE 'UTC';
    name := 'ledger_journal_' || to_char(first_month AT TIME ZONE 'UTC', 'YYYYMM');
    CONTINUE WHEN to_regclass(name) IS NOT NULL;
    EXECUTE format('CREATE TABLE %I (LIKE ledger_journal INCLUDING ALL)', name);
    EXECUTE format('ALTER TABLE ledger_journal ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
      name, ledger_first_key(first_month), ledger_first_key(next_month));
    EXECUTE format('CREATE TRIGGER ledger_month_is_never_emptied BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()', name);
    EXECUTE format('GRANT SELECT ON %I TO nordlys_app', name);
  END LOOP;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_prepare_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_prepare_months TO nordlys_app;
