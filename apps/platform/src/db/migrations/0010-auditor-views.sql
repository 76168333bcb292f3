-- Why: the auditor's views are a promise to people outside; these two have nothing to show until
-- exclusions and bonuses exist, and keep their names and columns when they do.
CREATE VIEW audit_exclusions AS
  SELECT NULL::integer AS player_id, NULL::text AS kind, NULL::timestamptz AS from_at,
    NULL::timestamptz AS to_at
  WHERE false;
CREATE VIEW audit_bonuses AS
  SELECT NULL::uuid AS bonus_id, NULL::integer AS player_id, NULL::bigint AS granted_ore,
    NULL::bigint AS required_ore, NULL::bigint AS wagered_ore, NULL::text AS state,
    NULL::timestamptz AS granted_at, NULL::timestamptz AS expires_at
  WHERE false;
GRANT SELECT ON audit_exclusions, audit_bonuses TO auditor, nordlys_app;
