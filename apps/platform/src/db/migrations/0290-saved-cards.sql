-- Why: a card was typed again for every deposit. A player may have the provider save up to four: we keep its
-- token, encrypted, with brand, last four digits and expiry, and never the number. [PAY-01]

-- A live card has one of the four places of its player, so that a fifth cannot be written; one token is one
-- live card. The token goes when the provider has forgotten it, which is asked for until it has.
CREATE TABLE wallet_card (
  card_id uuid PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 4),
  token_sealed text,
  token_mark bytea CHECK (length(token_mark) = 32),
  brand text,
  last4 text CHECK (last4 ~ '^[0-9]{4}$'),
  expiry_month text CHECK (expiry_month ~ '^[0-9]{4}-[0-9]{2}$'),
  holder_matches text NOT NULL CHECK (holder_matches IN ('same', 'unknown')),
  name text CHECK (length(name) BETWEEN 1 AND 40),
  saved_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  removed_at timestamptz CHECK (removed_at >= saved_at),
  forget_asked_at timestamptz,
  forgotten_at timestamptz CHECK (forgotten_at >= removed_at),
  UNIQUE (card_id, player_id),
  CONSTRAINT wallet_card_token_until_forgotten
    CHECK ((forgotten_at IS NULL) = (token_sealed IS NOT NULL)
      AND (token_sealed IS NULL) = (token_mark IS NULL)),
  CONSTRAINT wallet_card_forgotten_is_removed CHECK (forgotten_at IS NULL OR removed_at IS NOT NULL),
  CONSTRAINT wallet_card_removed_has_no_name CHECK (removed_at IS NULL OR name IS NULL)
);
CREATE UNIQUE INDEX wallet_card_place ON wallet_card (player_id, place) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX wallet_card_token ON wallet_card (token_mark) WHERE removed_at IS NULL;
CREATE INDEX wallet_card_to_forget ON wallet_card (removed_at)
  WHERE removed_at IS NOT NULL AND forgotten_at IS NULL;
GRANT SELECT, INSERT ON wallet_card TO nordlys_app;
GRANT UPDATE (token_sealed, token_mark, brand, last4, expiry_month, name, used_at, removed_at,
  forget_asked_at, forgotten_at) ON wallet_card TO nordlys_app;

-- Whether the deposit's card is to be saved, and the saved card that pays it: the player's own, by its key.
ALTER TABLE wallet_deposit
  ADD COLUMN save_card boolean NOT NULL DEFAULT false,
  ADD COLUMN card_id uuid,
  ADD CONSTRAINT wallet_deposit_own_card
    FOREIGN KEY (card_id, player_id) REFERENCES wallet_card (card_id, player_id),
  ADD CONSTRAINT wallet_deposit_card_is_typed_or_saved CHECK (NOT (save_card AND card_id IS NOT NULL));

-- A card whose holder bears another name than the player, once for each: people look at it (AML). Neither the
-- name nor the token is kept here; the provider knows both by the transaction's number.
CREATE TABLE wallet_other_holder (
  note_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  card_mark bytea NOT NULL CHECK (length(card_mark) = 32),
  reference text NOT NULL REFERENCES wallet_deposit,
  noted_at timestamptz NOT NULL,
  judged_at timestamptz CHECK (judged_at >= noted_at),
  judged_by_employee integer REFERENCES staff_employee,
  reason text,
  UNIQUE (player_id, card_mark),
  CONSTRAINT wallet_other_holder_judged_whole CHECK (
    (judged_at IS NULL) = (judged_by_employee IS NULL) AND (judged_at IS NULL) = (reason IS NULL))
);
CREATE INDEX wallet_other_holder_waits ON wallet_other_holder (note_id) WHERE judged_at IS NULL;
GRANT SELECT, INSERT ON wallet_other_holder TO nordlys_app;
GRANT UPDATE (judged_at, judged_by_employee, reason) ON wallet_other_holder TO nordlys_app;

-- Accounts that were closed lately, whose cards go.
CREATE INDEX players_player_closed ON players_player (closed_at) WHERE closed_at IS NOT NULL;
