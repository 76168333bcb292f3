-- Why: who plays here, how they proved it, what they consented to, and the sessions they opened.
-- A CPR number is never here in clear: sealed for those who must read it, and as a keyed look-up
-- hash so that one person has one account.

CREATE TABLE players_player (
  player_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 100001),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  email_normalised text NOT NULL,
  mobile text NOT NULL,
  -- A date of the calendar, not a moment; text keeps drivers from giving it a time zone.
  birth_date text NOT NULL CHECK (birth_date ~ '^\d{4}-\d{2}-\d{2}$'),
  cpr_sealed text NOT NULL CHECK (cpr_sealed LIKE 'sealed.%'),
  cpr_lookup bytea NOT NULL CHECK (octet_length(cpr_lookup) = 32),
  mitid_sub text NOT NULL,
  mitid_uuid text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'locked', 'closed')),
  offer text NOT NULL CHECK (offer IN ('welcome', 'none')),
  created_at timestamptz NOT NULL,
  -- Who sent a player here decides what partners are owed and which offer was promised, so it is
  -- kept with the registration and then with the account. Its shape is checked: it comes out of
  -- an address.
  campaign text CHECK (campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'),
  affiliate_tag text CHECK (affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$'),
  closed_at timestamptz,
  -- The code is what partners and the books of marketing know the campaign by, and its page may
  -- be gone when they ask: so the code and the name as they were published when the registration
  -- began.
  campaign_code text CHECK (campaign_code ~ '^[a-z0-9-]{1,80}$'),
  campaign_name text CHECK (length(campaign_name) BETWEEN 1 AND 2000),
  CONSTRAINT players_player_campaign_is_whole
    CHECK ((campaign_code IS NULL) = (campaign_name IS NULL)),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
-- A closed account is kept, and lets its person have another one a year later: of the accounts
-- that are not closed, a person and an e-mail address have one.
CREATE UNIQUE INDEX players_player_one_per_cpr ON players_player (cpr_lookup)
  WHERE status <> 'closed';
CREATE UNIQUE INDEX players_player_one_per_mitid ON players_player (mitid_sub)
  WHERE status <> 'closed';
CREATE UNIQUE INDEX players_player_one_per_email ON players_player (email_normalised)
  WHERE status <> 'closed';
-- Logins and registrations look for closed ones, too.
CREATE INDEX players_player_by_cpr ON players_player (cpr_lookup);
CREATE INDEX players_player_by_mitid ON players_player (mitid_sub);
CREATE INDEX players_player_by_email ON players_player (email_normalised);
GRANT SELECT, INSERT, UPDATE ON players_player TO nordlys_app;

-- What a player said yes or no to, and to which words: only ever added to.
CREATE TABLE players_consent (
  consent_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  brand text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('terms', 'offer-terms', 'marketing-email', 'marketing-sms')),
  given boolean NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX players_consent_by_player ON players_consent (player_id, kind, at);
GRANT SELECT, INSERT ON players_consent TO nordlys_app;

CREATE TABLE players_session (
  handle text PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE CHECK (octet_length(secret_hash) = 32),
  player_id integer NOT NULL REFERENCES players_player,
  logged_in_at timestamptz NOT NULL,
  acted_at timestamptz NOT NULL,
  previous_login_at timestamptz,
  rofus text NOT NULL CHECK (rofus IN ('clear', 'registered', 'unanswered')),
  rofus_asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  -- A player sees where they are logged in and ends what they do not know: by this name, which
  -- opens nothing.
  name text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  -- No more than tells one browser from another, and only as long as the session lives.
  browser text CHECK (browser ~ '^[a-z-]{1,20}$'),
  system text CHECK (system ~ '^[a-z-]{1,20}$'),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK (ended_at IS NULL OR (browser IS NULL AND system IS NULL))
);
CREATE INDEX players_session_by_player ON players_session (player_id, logged_in_at DESC);
CREATE INDEX players_session_live ON players_session (acted_at) WHERE ended_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON players_session TO nordlys_app;

-- What a browser saw when its session ended explains a player's complaint; the session's own end
-- is in the audit. Kept as said, beside when it was heard, for as long as a player may complain
-- of it.
CREATE TABLE players_session_expiry (
  expiry_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  handle text NOT NULL REFERENCES players_session,
  player_id integer NOT NULL REFERENCES players_player,
  from_route text NOT NULL CHECK (length(from_route) <= 300),
  -- By the browser's clock, which may be wrong.
  said_at timestamptz NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX players_session_expiry_by_player ON players_session_expiry (player_id, at);
CREATE INDEX players_session_expiry_by_age ON players_session_expiry (at);
GRANT SELECT, INSERT, DELETE ON players_session_expiry TO nordlys_app;

-- A visit to MitID on its way: kept under the hash of its secret and used once.
CREATE TABLE players_identification (
  secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'step-up')),
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  registration_hash bytea,
  player_id integer REFERENCES players_player,
  action jsonb,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((purpose = 'register') = (registration_hash IS NOT NULL)),
  CHECK ((purpose = 'step-up') = (player_id IS NOT NULL AND action IS NOT NULL))
);
CREATE INDEX players_identification_by_expiry ON players_identification (expires_at);
-- Not a record of anything that happened: forgotten when it is over.
GRANT SELECT, INSERT, UPDATE, DELETE ON players_identification TO nordlys_app;

-- A registration on its way. What was typed is forgotten when it is not completed.
CREATE TABLE players_registration (
  secret_hash bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
  offer text NOT NULL CHECK (offer IN ('welcome', 'none')),
  contact jsonb,
  mitid_sub text,
  mitid_uuid text,
  mitid_birth_date text CHECK (mitid_birth_date ~ '^\d{4}-\d{2}-\d{2}$'),
  mitid_authenticated_at timestamptz,
  mitid_token_sealed text CHECK (mitid_token_sealed LIKE 'sealed.%'),
  cpr_attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- As in `players_player`, which they are kept in afterwards.
  campaign text CHECK (campaign ~ '^[a-z0-9-]{1,80}/[a-z0-9-]{1,80}$'),
  affiliate_tag text CHECK (affiliate_tag ~ '^[A-Za-z0-9_-]{1,64}$'),
  campaign_code text CHECK (campaign_code ~ '^[a-z0-9-]{1,80}$'),
  campaign_name text CHECK (length(campaign_name) BETWEEN 1 AND 2000),
  CONSTRAINT players_registration_campaign_is_whole
    CHECK ((campaign_code IS NULL) = (campaign_name IS NULL))
);
CREATE INDEX players_registration_by_expiry ON players_registration (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON players_registration TO nordlys_app;

-- How often something was tried, by keyed hash of who tried it.
CREATE TABLE players_throttle (
  bucket bytea PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  attempts integer NOT NULL
);
CREATE INDEX players_throttle_by_start ON players_throttle (window_started_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON players_throttle TO nordlys_app;

-- What the keys in use look like from outside, so that a wrong key is refused at the start.
CREATE TABLE players_key_fingerprint (
  key_name text PRIMARY KEY,
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32)
);
GRANT SELECT, INSERT ON players_key_fingerprint TO nordlys_app;
