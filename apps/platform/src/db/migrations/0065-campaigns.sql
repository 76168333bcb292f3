-- Why: who sent a player here decides what partners are owed and which offer was promised, so it is kept
-- with the registration and then with the account. Its shape is checked: it comes out of an address.
ALTER TABLE players_registration
  ADD COLUMN campaign text CHECK (campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'),
  ADD COLUMN affiliate_tag text CHECK (affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$');
ALTER TABLE players_player
  ADD COLUMN campaign text CHECK (campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'),
  ADD COLUMN affiliate_tag text CHECK (affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$');

-- What browsers saw at the end of sessions is kept for as long as a player may complain of it.
CREATE INDEX players_session_expiry_by_age ON players_session_expiry (at);
GRANT DELETE ON players_session_expiry TO nordlys_app;
