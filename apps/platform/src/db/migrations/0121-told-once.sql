-- Why: a withdrawal that no file takes must reach a person, and hold up no other one; and of audit lines
-- that nobody seals one copy of the program tells, however many there are.

ALTER TABLE wallet_withdrawal
  -- When it was last found that it cannot be written into a file; null as long as it can, or was not tried.
  ADD COLUMN left_out_at timestamptz,
  -- When the operator was told of it.
  ADD COLUMN left_out_told_at timestamptz,
  ADD CHECK (left_out_told_at IS NULL OR left_out_at IS NOT NULL);

DROP INDEX wallet_withdrawal_under_way;
CREATE INDEX wallet_withdrawal_under_way ON wallet_withdrawal (updated_at)
  WHERE status IN ('pending', 'processing', 'initiated') AND late_told_at IS NULL;

-- One row: since when somebody knows that lines wait too long for their seal; null while none do.
CREATE TABLE audit_overdue (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  told_at timestamptz
);
INSERT INTO audit_overdue DEFAULT VALUES;
GRANT SELECT, UPDATE ON audit_overdue TO nordlys_app;
