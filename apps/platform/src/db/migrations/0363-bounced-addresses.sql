-- Why: letters went on to an address that does not exist, and their player was never asked for another one.

-- The mail provider said that the address is none. It is no confirmed one from then on; the link of a letter,
-- or another address, ends it.
ALTER TABLE players_player
  ADD COLUMN email_bounced_at timestamptz,
  ADD CONSTRAINT players_player_bounced_is_unconfirmed
    CHECK (email_bounced_at IS NULL OR email_confirmed_at IS NULL);
