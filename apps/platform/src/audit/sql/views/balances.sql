-- For the auditor: the balance in øre that is kept for each account of the books, by the
-- `account_id` of `audit_entries`. It must be the sum of the account's entries. Accounts of
-- outside parties and the cost of bonuses (`owner_type` `clearing`) are left out: no balance is
-- kept for them.
CREATE OR REPLACE VIEW audit_balances AS
  SELECT 'player:' || player || ':' || leg.name AS account_id, leg.balance AS balance_ore
  FROM ledger_player CROSS JOIN LATERAL (VALUES ('cash', cash), ('bonus', bonus),
    ('reserved', reserved), ('staked', staked)) AS leg(name, balance)
  UNION ALL SELECT 'debt:' || player, debt FROM ledger_player
  UNION ALL SELECT 'incoming:' || player, incoming FROM ledger_player
  UNION ALL SELECT 'house:' || lane, balance FROM ledger_house
  UNION ALL SELECT 'jackpot:' || pool, balance FROM ledger_pool;

GRANT SELECT ON audit_balances TO nordlys_app, auditor;
