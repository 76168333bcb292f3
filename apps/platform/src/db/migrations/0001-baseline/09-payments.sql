-- Why: money comes in and goes out through parties who repeat, reorder and forget; what was
-- asked, answered and decided is kept here so that every repeat finds the first decision. Parties
-- are asked in turns (`asked_at`), so that one that is slow, or a great many open payments, never
-- keep a payment from being asked about.

CREATE TABLE wallet_deposit (
  reference text PRIMARY KEY,
  player_id integer NOT NULL,
  method text NOT NULL CHECK (method IN ('card')),
  -- What the player asked for; `amount_ore` is what is reserved against the limit, then what was
  -- booked.
  requested_ore bigint NOT NULL CHECK (requested_ore > 0),
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  status text NOT NULL CHECK (
    status IN ('initiated', 'pending', 'processing', 'implemented', 'canceled', 'reversed')),
  failure text,
  psp_tx_id text,
  card_brand text,
  card_last4 text CHECK (card_last4 ~ '^[0-9]{4}$'),
  card_expiry_month text CHECK (card_expiry_month ~ '^[0-9]{4}-[0-9]{2}$'),
  -- Empty for money that arrived without our having asked for it.
  idempotency_key uuid,
  input_hash text,
  cashier_session_hash text UNIQUE,
  cashier_session_expires_at timestamptz,
  -- The deposit this money came beside: too late for it, or a second time.
  after_reference text REFERENCES wallet_deposit (reference),
  asked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((failure IS NOT NULL) = (status = 'canceled')),
  CHECK ((idempotency_key IS NULL) = (input_hash IS NULL)),
  UNIQUE (player_id, idempotency_key)
);
-- A canceled deposit may keep the provider's number of money that came afterwards.
CREATE UNIQUE INDEX wallet_deposit_psp_tx ON wallet_deposit (psp_tx_id) WHERE status <> 'canceled';
CREATE INDEX wallet_deposit_after ON wallet_deposit (after_reference)
  WHERE after_reference IS NOT NULL;
CREATE INDEX wallet_deposit_player ON wallet_deposit (player_id, created_at);
CREATE INDEX wallet_deposit_open ON wallet_deposit (created_at)
  WHERE status IN ('initiated', 'pending', 'processing');
-- A deposit we gave up for want of an answer may still be paid; it is asked about for a day.
CREATE INDEX wallet_deposit_given_up ON wallet_deposit (updated_at)
  WHERE failure IN ('abandoned', 'authentication-timeout');
GRANT SELECT, INSERT, UPDATE ON wallet_deposit TO nordlys_app;

-- The answer each of the provider's messages got, so that a repeat gets the same one.
CREATE TABLE wallet_payment_callback (
  tx_id text NOT NULL,
  action text NOT NULL CHECK (action IN ('authorize', 'transfer', 'cancel')),
  input_hash text NOT NULL,
  -- As text that keeps its order: a repeat is answered byte for byte.
  answer json NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (tx_id, action)
);
GRANT SELECT, INSERT ON wallet_payment_callback TO nordlys_app;

CREATE TABLE wallet_payout_batch (
  batch_id text PRIMARY KEY,
  -- The file as it was sent, sealed: it holds CPR numbers. The hash is of the file unsealed.
  sealed_file text NOT NULL CHECK (sealed_file LIKE 'sealed.%'),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  payments integer NOT NULL CHECK (payments > 0),
  total_ore bigint NOT NULL CHECK (total_ore > 0),
  created_at timestamptz NOT NULL,
  -- When NemKonto took the file; empty while it must still be sent.
  accepted_at timestamptz,
  -- Why NemKonto will never take it; a person has to look.
  refusal text,
  -- When every payment in it had ended.
  finished_at timestamptz,
  asked_at timestamptz
);
CREATE INDEX wallet_payout_batch_open ON wallet_payout_batch (created_at)
  WHERE finished_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON wallet_payout_batch TO nordlys_app;

CREATE TABLE wallet_withdrawal (
  withdrawal_id text PRIMARY KEY,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  status text NOT NULL CHECK (
    status IN ('pending', 'processing', 'initiated', 'implemented', 'canceled', 'reversed')),
  reason text,
  batch_id text REFERENCES wallet_payout_batch (batch_id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((batch_id IS NULL) = (status IN ('pending', 'canceled')))
);
CREATE INDEX wallet_withdrawal_player ON wallet_withdrawal (player_id, created_at);
CREATE INDEX wallet_withdrawal_pending ON wallet_withdrawal (created_at) WHERE status = 'pending';
CREATE INDEX wallet_withdrawal_batch ON wallet_withdrawal (batch_id);
CREATE INDEX wallet_withdrawal_outside ON wallet_withdrawal (updated_at)
  WHERE batch_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON wallet_withdrawal TO nordlys_app;

-- A wish to withdraw, until MitID has confirmed it; it becomes a withdrawal at most once. One
-- that was confirmed and refused stays refused, whatever comes to the player's cash later: who
-- was told no must not find a withdrawal that a late copy of the same message has made.
CREATE TABLE wallet_withdrawal_intent (
  intent_id text PRIMARY KEY,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  withdrawal_id text UNIQUE REFERENCES wallet_withdrawal (withdrawal_id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  refusal text CHECK (refusal IN ('not-possible', 'too-little-money')),
  -- What the player could withdraw when it was refused, which they are told.
  withdrawable_ore bigint CHECK (withdrawable_ore >= 0),
  UNIQUE (player_id, idempotency_key),
  CHECK (refusal IS NULL OR withdrawal_id IS NULL),
  CHECK ((withdrawable_ore IS NULL) = (refusal IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON wallet_withdrawal_intent TO nordlys_app;

-- Every move of every payment, in order; never changed.
CREATE TABLE wallet_payment_status (
  status_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('deposit', 'withdrawal')),
  from_status text,
  to_status text NOT NULL,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX wallet_payment_status_payment ON wallet_payment_status (payment_id, status_id);
GRANT SELECT, INSERT ON wallet_payment_status TO nordlys_app;

-- A request that was refused is refused alike when it is repeated, whatever has changed since;
-- who wants to try again asks anew, under a new key.
CREATE TABLE wallet_refused_request (
  player_id integer NOT NULL,
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  answer json NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, idempotency_key)
);
GRANT SELECT, INSERT ON wallet_refused_request TO nordlys_app;
