-- Why: a wish that was confirmed and refused stays refused, whatever comes to the player's cash later:
-- who was told no must not find a withdrawal that a late copy of the same message has made.
ALTER TABLE wallet_withdrawal_intent
  ADD COLUMN refusal text CHECK (refusal IN ('not-possible', 'too-little-money')),
  -- What the player could withdraw at that moment, which they are told.
  ADD COLUMN withdrawable_ore bigint CHECK (withdrawable_ore >= 0),
  ADD CHECK (refusal IS NULL OR withdrawal_id IS NULL),
  ADD CHECK ((withdrawable_ore IS NULL) = (refusal IS NULL));
