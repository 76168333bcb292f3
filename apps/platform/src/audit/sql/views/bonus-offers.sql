-- For the auditor: a row an offer, with the code it is had by and all it promises. Amounts are
-- øre, `percent` the share of the deposit that is given, `wagering_factor` how many times it is
-- staked before it is cash, `days` how long a player has for that. Offers are never changed.
CREATE OR REPLACE VIEW audit_bonus_offers AS
  SELECT offer_id, code, percent, fixed_ore, most_ore, least_deposit_ore, wagering_factor,
    stake_max_ore, days, valid_from, valid_until, once_per_player, first_deposit_only
  FROM bonuses_offer;

GRANT SELECT ON audit_bonus_offers TO auditor;
