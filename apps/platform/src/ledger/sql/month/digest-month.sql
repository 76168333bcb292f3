-- Needs: ledger_first_key
-- One row for each day of a month that has journal rows: how many there are and one SHA-256 over
-- all of them in the order of their keys, each with all it holds. Sealed months are proved by it,
-- so its text may never change a digest. Empty columns are stripped: one that is added later and
-- is empty in old rows changes nothing. `before` and `turnover` are left out, since they were
-- worked out from the rows of all months; the chain is proved by itself.
--
-- Arguments: `p_month` the first day of the month. A day is one of UTC and is told from the rows'
--   keys, not from `at`; a day without rows has no line.
CREATE OR REPLACE FUNCTION ledger_digest_month(p_month date)
RETURNS TABLE (day date, rows bigint, digest bytea)
LANGUAGE sql STABLE SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
  SELECT d.day::date, count(*),
    sha256(string_agg(sha256(convert_to(
        jsonb_strip_nulls(to_jsonb(j) - '{before,turnover}'::text[])::text, 'UTF8')), ''::bytea
      ORDER BY j.key))
  FROM generate_series(p_month::timestamptz, p_month + interval '1 month' - interval '1 day',
      interval '1 day') AS d(day)
  JOIN ledger_journal j ON j.key >= ledger_first_key(d.day)
    AND j.key < ledger_first_key(d.day + interval '1 day')
  GROUP BY d.day
$$;

REVOKE EXECUTE ON FUNCTION ledger_digest_month FROM PUBLIC;
