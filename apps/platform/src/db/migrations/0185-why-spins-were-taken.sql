-- Why: a player is told why spins were taken away, as of a bonus. Of those taken before this it is not known.

ALTER TABLE ledger_spin_grant ADD COLUMN void_reason text
  CHECK (void_reason IN ('paused', 'closed', 'chargeback'));
ALTER TABLE ledger_spin_grant ADD CONSTRAINT spin_grant_reason_is_of_void
  CHECK (void_reason IS NULL OR state = 'void');
