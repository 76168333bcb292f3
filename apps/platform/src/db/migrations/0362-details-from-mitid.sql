-- Why: the law on money laundering has us know where a player lives, and a name that changed could not be put
-- right: we had neither but as it was typed at registration.

-- Name and address as the CPR register has them, through MitID. A row is one version: the same answer again
-- moves `last_given_at` alone. `name_before_sealed`: the account's name, where this version's took its place.
CREATE TABLE players_details (
  details_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  source text NOT NULL CHECK (source = 'mitid'),
  is_protected boolean NOT NULL,
  name_sealed text CHECK (name_sealed LIKE 'sealed.%'),
  address_sealed text CHECK (address_sealed LIKE 'sealed.%'),
  name_before_sealed text CHECK (name_before_sealed LIKE 'sealed.%'),
  first_given_at timestamptz NOT NULL,
  last_given_at timestamptz NOT NULL,
  CONSTRAINT players_details_in_order CHECK (last_given_at >= first_given_at),
  CONSTRAINT players_details_protected_has_neither CHECK (
    is_protected = (name_sealed IS NULL)
    AND NOT (is_protected AND (address_sealed IS NOT NULL OR name_before_sealed IS NOT NULL)))
);
CREATE INDEX players_details_of_player ON players_details (player_id, details_id);
GRANT SELECT, INSERT ON players_details TO nordlys_app;
GRANT UPDATE (last_given_at) ON players_details TO nordlys_app;
