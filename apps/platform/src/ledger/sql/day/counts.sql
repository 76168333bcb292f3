-- A movement's part of its player's running sums, in øre (`ledger_sums_at` describes each): one row.
-- `moved` is what it adds to cash and bonus. It is one SQL statement without settings, so that PostgreSQL
-- makes it a part of the statement that asks.
--
-- Arguments: a row of the journal that has a number.
-- Locks: none.
-- Refuses: nothing.
-- Repeat: the same.
CREATE OR REPLACE FUNCTION ledger_counts(j ledger_journal) RETURNS TABLE (turnover bigint, moved bigint,
  reserved bigint, open_stakes bigint, debt bigint, deposited bigint, taken_back bigint, withdrawn bigint,
  staked bigint, won bigint, jackpots bigint, granted bigint, forfeited bigint)
LANGUAGE sql STABLE ROWS 1 AS $$
  SELECT CASE WHEN j.kind = 1 /* round */ THEN j.stake ELSE 0 END,
    m.own,
    coalesce(j.reserved, 0),
    coalesce(j.staked, 0),
    coalesce(j.debt, 0),
    CASE WHEN j.kind = 2 /* deposit */ THEN m.ore ELSE 0 END,
    CASE WHEN j.kind = 3 /* deposit-reversed */ THEN -m.ore ELSE 0 END,
    CASE WHEN j.kind IN (4 /* withdrawal-reserved */, 5 /* withdrawal-released */,
      6 /* withdrawal-sent */, 7 /* withdrawal-returned */) THEN -m.ore ELSE 0 END,
    CASE WHEN j.kind = 1 /* round */ THEN j.stake
      WHEN j.kind IN (15 /* bet */, 17 /* bet-rolled-back */) THEN -m.ore ELSE 0 END,
    CASE WHEN j.kind = 1 /* round */ THEN j.stake + m.own
      WHEN j.kind IN (16 /* win */, 18 /* win-rolled-back */, 19 /* round-ended */, 20 /* round-paid */)
      THEN m.ore ELSE 0 END,
    CASE WHEN j.kind = 14 /* jackpot-won */ THEN m.ore ELSE 0 END,
    CASE WHEN j.kind = 10 /* bonus-granted */ THEN -coalesce(j.bonus_cost, 0) ELSE 0 END,
    CASE WHEN j.kind IN (1 /* round */, 10 /* bonus-granted */) THEN 0 ELSE coalesce(j.bonus_cost, 0) END
  FROM (SELECT coalesce(j.cash, 0) + coalesce(j.bonus, 0) AS own, coalesce(j.cash, 0) + coalesce(j.bonus, 0)
    + coalesce(j.debt, 0) + coalesce(j.bonus_cost, 0) AS ore) m
$$;

REVOKE EXECUTE ON FUNCTION ledger_counts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_counts TO nordlys_app;
