-- Why: a deposit was by card alone. MobilePay is a second method of the same life: what it tells is kept as
-- it came, and acted on by a job, since nothing of it is believed before MobilePay has been asked. [PAY-02]

ALTER TABLE wallet_deposit
  DROP CONSTRAINT wallet_deposit_method_check,
  ADD CONSTRAINT wallet_deposit_method_check CHECK (method IN ('card', 'mobile_pay'));
CREATE INDEX wallet_deposit_let_go ON wallet_deposit (updated_at)
  WHERE method = 'mobile_pay' AND failure IN ('mobilepay-expired', 'not-allowed', 'limit-exceeded');

-- Our registrations for webhooks. The secret is encrypted; one that has ended signs nothing more.
CREATE TABLE payments_webhook (
  webhook_id text PRIMARY KEY,
  party text NOT NULL CHECK (party IN ('mobile-pay')),
  url text NOT NULL,
  secret_encrypted text NOT NULL,
  registered_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= registered_at)
);
GRANT SELECT, INSERT ON payments_webhook TO nordlys_app;
GRANT UPDATE (ended_at) ON payments_webhook TO nordlys_app;

-- A message of a party whose signature was right, once: the same bytes again are the same message.
-- `reference` and `name` are null where the body cannot be read. `outcome` says how it ended; one that is
-- nobody's, cannot be read or has failed waits for people, with its cause.
CREATE TABLE payments_event (
  event_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  party text NOT NULL CHECK (party IN ('mobile-pay')),
  body_hash bytea NOT NULL CHECK (length(body_hash) = 32),
  body bytea NOT NULL,
  reference text,
  name text,
  received_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  last_error text,
  acted_at timestamptz,
  outcome text CHECK (outcome IN ('asked', 'nobodys', 'unreadable', 'dismissed')),
  CONSTRAINT payments_event_ends_once CHECK ((outcome IS NULL) = (acted_at IS NULL)),
  CONSTRAINT payments_event_once UNIQUE (party, body_hash)
);
CREATE INDEX payments_event_waits ON payments_event (event_id)
  WHERE outcome IS NULL OR outcome IN ('nobodys', 'unreadable');
GRANT SELECT, INSERT ON payments_event TO nordlys_app;
GRANT UPDATE (tries, last_error, acted_at, outcome) ON payments_event TO nordlys_app;
