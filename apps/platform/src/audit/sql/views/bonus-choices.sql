-- For the auditor: a row for each deposit that came with an offer, by code or as the welcome offer, and
-- what became of it when the money was there: given (`granted_ore`, øre, with its bonus, and spins of
-- `spin_value_ore` each, by the money of `brought_by`) or refused, and why.
CREATE OR REPLACE VIEW audit_bonus_choices AS
  SELECT reference, player_id, offer_id, state, refusal, bonus_id, granted_ore, expires_at, chosen_at,
    decided_at, offer_version, spins_id, spins_count, spin_value_ore, brought_by
  FROM bonuses_choice;

GRANT SELECT ON audit_bonus_choices TO auditor;
