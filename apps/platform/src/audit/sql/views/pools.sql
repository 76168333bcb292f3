-- For the auditor: a row for each jackpot pool. `balance_ore` is what it holds,
-- `contributed_milliore` all that rounds have contributed, in thousandths of an øre, `funded_ore`
-- the øre of that which have moved from the house to the pool so far; the difference is still
-- coming.
CREATE OR REPLACE VIEW audit_pools AS
  SELECT p.pool AS pool_id, p.name, p.balance AS balance_ore,
    sum(s.contributed)::bigint AS contributed_milliore, p.funded AS funded_ore
  FROM ledger_pool p JOIN ledger_pool_share s ON s.pool = p.pool GROUP BY p.pool;

GRANT SELECT ON audit_pools TO nordlys_app, auditor;
