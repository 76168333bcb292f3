-- Why: who gave up a bonus for a payout that came to nothing has it again, as far as it has not expired.
ALTER TABLE wallet_withdrawal
  ADD COLUMN void_bonus_id uuid,
  ADD COLUMN restored_bonus_id uuid,
  ADD COLUMN restored_bonus_ore bigint,
  ADD CHECK (restored_bonus_id IS NULL OR (void_bonus_id IS NOT NULL AND status = 'reversed')),
  ADD CHECK ((restored_bonus_id IS NULL) = (restored_bonus_ore IS NULL));
