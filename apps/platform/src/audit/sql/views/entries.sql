-- For the auditor: a row for each account that a movement touched, in øre with its sign; the rows
-- of one `txn_id` sum to zero. The journal keeps a movement as one wide row; this shows its legs
-- as entries. Zero or less stands on `debt` accounts, which is what players owe; clearing
-- accounts (`authorized`, `payment-provider`, `bank`, `bonus-cost`) are those of outside parties
-- and of what bonuses cost. `player_seq` is the movement's number among its player's, without
-- gaps. Refused rounds move nothing and have no entries. Names and columns are promised to people
-- outside.
CREATE OR REPLACE VIEW audit_entries AS
  SELECT j.key::text || ':' || leg.name AS entry_id, j.key AS txn_id,
    CASE leg.owner_type WHEN 'player' THEN 'player:' || j.player || ':' || leg.name
      WHEN 'debt' THEN 'debt:' || j.player WHEN 'in-flight' THEN 'incoming:' || j.player
      WHEN 'house' THEN 'house:' || j.lane WHEN 'jackpot' THEN 'jackpot:' || j.pool ELSE leg.name
    END AS account_id,
    leg.owner_type,
    CASE WHEN leg.owner_type IN ('player', 'debt', 'in-flight') THEN j.player
      WHEN leg.owner_type = 'house' THEN j.lane WHEN leg.owner_type = 'jackpot' THEN j.pool
    END AS owner_id,
    leg.amount AS amount_ore, 'DKK' AS currency, j.at AS created_at, j.seq AS player_seq
  FROM ledger_journal j
  CROSS JOIN LATERAL (VALUES
    ('cash', 'player', j.cash), ('bonus', 'player', j.bonus), ('reserved', 'player', j.reserved),
    ('staked', 'player', j.staked), ('debt', 'debt', j.debt), ('incoming', 'in-flight', j.incoming),
    ('house', 'house', j.house), ('jackpot', 'jackpot', j.jackpot),
    ('authorized', 'clearing', j.authorized), ('payment-provider', 'clearing', j.psp),
    ('bank', 'clearing', j.bank), ('bonus-cost', 'clearing', j.bonus_cost))
    AS leg(name, owner_type, amount)
  WHERE leg.amount IS NOT NULL;

GRANT SELECT ON audit_entries TO nordlys_app, auditor;
