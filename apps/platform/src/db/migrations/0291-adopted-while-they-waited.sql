-- Why: a withdrawal that waited for people in a backup and was paid after it could not be taken from
-- NemKonto's file into the restored books. Its money has left: the file is the proof, as for one made again.
ALTER TABLE wallet_withdrawal
  ADD COLUMN adopted_at timestamptz,
  ADD CONSTRAINT wallet_withdrawal_adopted_with_a_file
    CHECK (adopted_at IS NULL OR batch_id IS NOT NULL),
  DROP CONSTRAINT wallet_withdrawal_waits_for_people,
  ADD CONSTRAINT wallet_withdrawal_waits_for_people
    CHECK (open_checks = 0 OR status IN ('pending', 'canceled') OR adopted_at IS NOT NULL);
GRANT UPDATE (adopted_at) ON wallet_withdrawal TO nordlys_app;
