-- For the auditor: a row for each grant of promised spins, amounts in øre. The spins are rounds in
-- `audit_rounds` that stake nothing; what they won is cash, from the cost of bonuses.
CREATE OR REPLACE VIEW audit_spins AS
  SELECT g.grant_id, g.player AS player_id, g.offer_id, g.offer_version, g.value AS value_ore, g.count,
    g.spins_left, g.won AS won_ore, g.state, g.granted_at, g.expires_at, g.ended_at,
    g.void_reason
  FROM ledger_spin_grant g;

GRANT SELECT ON audit_spins TO nordlys_app, auditor;
