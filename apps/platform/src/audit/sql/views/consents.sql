-- For the auditor: every yes and every no of a player to terms and to marketing, by brand, kind
-- and version of the text. Regulators and players ask who could be written to, and when. Rows are
-- never rewritten: the latest of a kind holds.
CREATE OR REPLACE VIEW audit_consents AS
  SELECT consent_id, player_id, brand, kind, given, version, at FROM players_consent;

GRANT SELECT ON audit_consents TO auditor;
