-- Why: a link to a new address that does not exist bounced, and its player waited for it: only an account's
-- own address was marked.

-- The mail provider said that the address is none; a new wish begins without it.
ALTER TABLE players_contact_change
  ADD COLUMN bounced_at timestamptz CHECK (bounced_at IS NULL OR kind = 'email');
GRANT UPDATE (bounced_at) ON players_contact_change TO nordlys_app;
