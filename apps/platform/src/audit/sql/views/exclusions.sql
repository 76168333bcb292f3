-- For the auditor: a row for each time a player was barred from stakes, deposits and bonuses, by
-- reason (`kind`), from `from_at` to `to_at`: until its moment or its next change, whichever came
-- first; `infinity` for one that has no end yet. Times of several reasons overlap. Bars that were
-- older than the record of their changes begin with it.
CREATE OR REPLACE VIEW audit_exclusions AS
  SELECT player AS player_id, reason AS kind, at AS from_at, least(until, next_at) AS to_at
  FROM (SELECT player, reason, at, until, lead(at) OVER w AS next_at FROM ledger_bar_change
    WINDOW w AS (PARTITION BY player, reason ORDER BY change)) b
  WHERE until IS NOT NULL AND least(until, next_at) > at;

GRANT SELECT ON audit_exclusions TO nordlys_app, auditor;
