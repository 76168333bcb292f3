-- For the auditor: a row for each deposit with which a player chose a bonus code, and what became
-- of it when the money was there: given (`granted_ore`, øre, with its bonus) or refused, and why.
CREATE OR REPLACE VIEW audit_bonus_choices AS
  SELECT reference, player_id, offer_id, state, refusal, bonus_id, granted_ore, expires_at, chosen_at,
    decided_at
  FROM bonuses_choice;

GRANT SELECT ON audit_bonus_choices TO auditor;
