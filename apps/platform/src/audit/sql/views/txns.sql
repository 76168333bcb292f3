-- For the auditor: a row for each movement of money, whose entries are in `audit_entries`.
-- `ext_ref` is the outside party's or our own name of what it belongs to, null for rounds of our
-- own; `player_id` is null for what concerns no player, as the funding of a pool. Refused rounds,
-- and rounds that moved nothing in any account, are left out. Names and columns are promised to
-- people outside.
CREATE OR REPLACE VIEW audit_txns AS
  SELECT j.key AS txn_id, k.name AS kind,
    CASE WHEN j.kind <> 1 /* round */ THEN j.reference END AS ext_ref, j.player AS player_id,
    j.at AS created_at
  FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
  WHERE j.refusal IS NULL AND num_nonnulls(j.cash, j.bonus, j.reserved, j.debt, j.staked, j.incoming,
    j.authorized, j.house, j.psp, j.bank, j.jackpot, j.bonus_cost) > 0;

GRANT SELECT ON audit_txns TO nordlys_app, auditor;
