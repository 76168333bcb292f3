-- How long the period of a limit is, in elapsed time and never by the calendar. [LIM-02]
CREATE OR REPLACE FUNCTION ledger_period(p_period text) RETURNS interval LANGUAGE sql IMMUTABLE
SET search_path = public, pg_temp AS $$
  SELECT CASE p_period
    WHEN 'day' THEN interval '24 hours' /* limitDayMs */
    WHEN 'week' THEN interval '168 hours' /* limitWeekMs */
    WHEN 'month' THEN interval '720 hours' /* limitMonthMs */
  END
$$;

REVOKE EXECUTE ON FUNCTION ledger_period FROM PUBLIC;
