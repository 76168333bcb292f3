-- Why: an e-mail address and a mobile number could not be changed, and neither was ever confirmed: a player
-- who mistyped one got no letter, and what we wrote went to somebody else.

-- Nobody has confirmed anything so far.
ALTER TABLE players_player
  ADD COLUMN email_confirmed_at timestamptz,
  ADD COLUMN mobile_confirmed_at timestamptz;

-- An address or number that its player wants instead, or the present one, to be confirmed (`is_change`
-- false). A wish waits for MitID; what is asked waits for its link or code. `code_sealed` is there until
-- the letter or SMS has gone, and `code_hash` for as long as somebody may come with it. `before_sealed` is
-- what a confirmed change replaced, which the law on money laundering has us keep.
CREATE TABLE players_contact_change (
  change_id uuid PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
  is_change boolean NOT NULL,
  state text NOT NULL
    CHECK (state IN ('wished', 'asked', 'confirmed', 'replaced', 'used-up', 'not-possible')),
  value_sealed text CHECK (value_sealed LIKE 'sealed.%'),
  before_sealed text CHECK (before_sealed LIKE 'sealed.%'),
  code_sealed text CHECK (code_sealed LIKE 'sealed.%'),
  code_hash bytea CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  wished_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > wished_at),
  ended_at timestamptz CHECK (ended_at >= wished_at),
  CONSTRAINT players_contact_change_value_until_ended
    CHECK ((value_sealed IS NOT NULL) = (state IN ('wished', 'asked'))),
  CONSTRAINT players_contact_change_ended CHECK ((ended_at IS NULL) = (state IN ('wished', 'asked'))),
  CONSTRAINT players_contact_change_asked_has_code CHECK (state <> 'asked' OR code_hash IS NOT NULL),
  CONSTRAINT players_contact_change_code_sealed_while_asked
    CHECK (code_sealed IS NULL OR state = 'asked'),
  CONSTRAINT players_contact_change_before_of_change
    CHECK ((before_sealed IS NOT NULL) = (is_change AND state = 'confirmed')),
  CONSTRAINT players_contact_change_used_up_after_tries CHECK ((state = 'used-up') = (tries = 5))
);
-- One link and one code at a time: the newest.
CREATE UNIQUE INDEX players_contact_change_one_asked ON players_contact_change (player_id, kind)
  WHERE state = 'asked';
-- All but the rows with an earlier address or number are forgotten after a while.
CREATE INDEX players_contact_change_to_forget ON players_contact_change (expires_at)
  WHERE before_sealed IS NULL;
GRANT SELECT, INSERT, DELETE ON players_contact_change TO nordlys_app;
GRANT UPDATE (state, value_sealed, before_sealed, code_sealed, code_hash, tries, expires_at, ended_at)
  ON players_contact_change TO nordlys_app;
