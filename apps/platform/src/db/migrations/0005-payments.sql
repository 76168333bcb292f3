-- Why: money comes in and goes out through parties who repeat, reorder and forget; what was asked,
-- answered and decided is kept here so that every repeat finds the first decision.

CREATE TABLE wallet_deposit (
  reference text PRIMARY KEY,
  player_id integer NOT NULL,
  method text NOT NULL CHECK (method IN ('card')),
  -- What the player asked for; amount_ore is what is reserved against the limit, then what was booked.
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
  finished_at timestamptz
);
CREATE INDEX wallet_payout_batch_open ON wallet_payout_batch (created_at)
  WHERE finished_at IS NULL;

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

-- A wish to withdraw, until MitID has confirmed it; it becomes a withdrawal at most once.
CREATE TABLE wallet_withdrawal_intent (
  intent_id text PRIMARY KEY,
  player_id integer NOT NULL,
  amount_ore bigint NOT NULL CHECK (amount_ore > 0),
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  withdrawal_id text UNIQUE REFERENCES wallet_withdrawal (withdrawal_id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (player_id, idempotency_key)
);

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

GRANT SELECT, INSERT, UPDATE
  ON wallet_deposit, wallet_withdrawal, wallet_withdrawal_intent, wallet_payout_batch
  TO nordlys_app;
GRANT SELECT, INSERT ON wallet_payment_callback, wallet_payment_status TO nordlys_app;

CREATE VIEW audit_payments AS
  SELECT reference AS payment_id, player_id, 'deposit' AS direction, method, amount_ore, status,
         psp_tx_id AS psp_ref, created_at, updated_at
    FROM wallet_deposit
  UNION ALL
  SELECT withdrawal_id, player_id, 'withdrawal', 'nemkonto', amount_ore, status,
         batch_id, created_at, updated_at
    FROM wallet_withdrawal;

CREATE VIEW audit_payment_statuses AS
  SELECT status_id, payment_id, direction, from_status, to_status, reason, at
    FROM wallet_payment_status;

GRANT SELECT ON audit_payments, audit_payment_statuses TO auditor;
