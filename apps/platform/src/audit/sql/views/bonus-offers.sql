-- For the auditor: a row for each version of an offer, with all it promises: `terms` in the words of the
-- contract's `offerTerms`, amounts in øre. A version is never changed. `is_active` is the one that is
-- offered now, `code` what it is had by, `sign_off` who answers for it where a rule is broken or unknown.
CREATE OR REPLACE VIEW audit_bonus_offers AS
  SELECT v.offer_id, v.version, v.code, v.terms, v.published_at, v.sign_off,
    o.active_version IS NOT DISTINCT FROM v.version AS is_active
  FROM bonuses_offer_version v JOIN bonuses_offer o USING (offer_id);

GRANT SELECT ON audit_bonus_offers TO auditor;
