-- Why: that a person had an offer was kept after they left by a mark beside the number of their books, and
-- the mark is the look-up of the CPR number: once they registered again, one join gave their name to them.

-- That a person who has left had an offer, by the look-up of their CPR number: no account, number or moment.
CREATE TABLE bonuses_had (
  person bytea NOT NULL CHECK (octet_length(person) = 32),
  offer_id text NOT NULL,
  PRIMARY KEY (person, offer_id)
);
GRANT SELECT, INSERT ON bonuses_had TO nordlys_app;

INSERT INTO bonuses_had
  SELECT DISTINCT c.person, c.offer_id
  FROM bonuses_choice c JOIN players_player p ON p.player_id = c.player_id
  WHERE p.left_at IS NOT NULL AND c.once_per_person AND c.state = 'granted'
  ORDER BY c.person, c.offer_id;
UPDATE bonuses_choice c SET person = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
  FROM players_player p WHERE p.player_id = c.player_id AND p.left_at IS NOT NULL;
