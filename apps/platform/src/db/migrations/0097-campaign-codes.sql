-- Why: the code of the campaign that brought a player is what partners and the books of marketing know it
-- by, and a campaign's page may be gone when they ask. So the code and the name, as they were published
-- when the registration was begun, are kept beside the address. Accounts from before have none.
ALTER TABLE players_registration
  ADD COLUMN campaign_code text CHECK (campaign_code ~ '^[a-z0-9-]{1,80}$'),
  ADD COLUMN campaign_name text CHECK (length(campaign_name) BETWEEN 1 AND 2000),
  ADD CONSTRAINT players_registration_campaign_is_whole
    CHECK ((campaign_code IS NULL) = (campaign_name IS NULL));
ALTER TABLE players_player
  ADD COLUMN campaign_code text CHECK (campaign_code ~ '^[a-z0-9-]{1,80}$'),
  ADD COLUMN campaign_name text CHECK (length(campaign_name) BETWEEN 1 AND 2000),
  ADD CONSTRAINT players_player_campaign_is_whole
    CHECK ((campaign_code IS NULL) = (campaign_name IS NULL));
