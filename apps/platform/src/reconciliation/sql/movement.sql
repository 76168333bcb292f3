-- A row for each movement of money that crossed our border, as it is booked, in øre:
-- `provider_ore` what the payment provider has taken in for us, below zero for what went back;
-- `bank_ore` what went out to NemKonto, below zero for what came back; null where the movement
-- does not touch that side. What has no reference stands under its own key, so that no row hides
-- from the comparison by having none. Deposits that are only authorised have not crossed it, and
-- are left out.
CREATE OR REPLACE VIEW reconciliation_movement AS
  SELECT j.key AS txn_id, k.name AS kind, coalesce(j.reference, j.key::text) AS reference,
    j.player AS player_id, -j.psp AS provider_ore, j.bank AS bank_ore, j.at AS created_at
  FROM ledger_journal j JOIN ledger_kind k ON k.id = j.kind
  WHERE j.psp IS NOT NULL OR j.bank IS NOT NULL;

GRANT SELECT ON reconciliation_movement TO nordlys_app;
