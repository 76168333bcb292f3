-- Why: the law lets what names a person be kept for five years after the account is closed, and asks that it
-- goes then. A person leaves: rows of the books keep the number, and nothing says whose it was.

-- `leaving_at`: from when rows may be removed, which the database itself allows after five years alone.
-- `left_at`: when the last of it was gone.
ALTER TABLE players_player
  ADD COLUMN leaving_at timestamptz,
  ADD COLUMN left_at timestamptz,
  DROP CONSTRAINT players_player_birth_date_check,
  DROP CONSTRAINT players_player_cpr_sealed_check,
  ADD CONSTRAINT players_player_birth_date_check CHECK (
    left_at IS NOT NULL OR birth_date ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD CONSTRAINT players_player_cpr_sealed_check CHECK (left_at IS NOT NULL OR cpr_sealed LIKE 'sealed.%'),
  ADD CONSTRAINT players_player_leaves_after_the_law CHECK (
    leaving_at IS NULL OR coalesce(leaving_at - closed_at >= interval '1827 days', false)),
  ADD CONSTRAINT players_player_left_is_empty CHECK (
    left_at IS NULL OR coalesce(left_at >= leaving_at, false)
      AND (first_name, last_name, email, email_normalised, mobile, birth_date, cpr_sealed, mitid_sub)
        = ('', '', '', '', '', '', '', '')
      AND num_nonnulls(mitid_uuid, campaign, affiliate_tag, campaign_code, email_confirmed_at,
        mobile_confirmed_at) = 0);
CREATE INDEX players_player_to_leave ON players_player (closed_at, player_id)
  WHERE closed_at IS NOT NULL AND left_at IS NULL;

-- From where a consent was withdrawn without a login. It stands in no audit line: nobody could empty one.
ALTER TABLE players_consent ADD COLUMN client_address text CHECK (length(client_address) BETWEEN 1 AND 100);
CREATE INDEX players_consent_marketing ON players_consent (at) WHERE kind LIKE 'marketing-%';

CREATE INDEX wallet_deposit_with_address ON wallet_deposit (updated_at) WHERE redirect_url IS NOT NULL;
CREATE INDEX wallet_card_forgotten ON wallet_card (forgotten_at) WHERE forgotten_at IS NOT NULL;
CREATE INDEX wallet_deposit_of_card ON wallet_deposit (card_id) WHERE card_id IS NOT NULL;
ALTER TABLE wallet_payout_batch
  ALTER COLUMN sealed_file DROP NOT NULL,
  ADD CONSTRAINT wallet_payout_batch_file_until_over CHECK (
    sealed_file IS NOT NULL OR finished_at IS NOT NULL OR refusal IS NOT NULL);
CREATE INDEX wallet_payout_batch_with_file ON wallet_payout_batch (created_at) WHERE sealed_file IS NOT NULL;

-- The nightly task: one row, with the moment up to which it has done its work.
CREATE TABLE personal_data_retention (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  done_up_to timestamptz
);
INSERT INTO personal_data_retention DEFAULT VALUES;
GRANT SELECT, UPDATE (done_up_to) ON personal_data_retention TO nordlys_app;

-- What the night has removed so far, written with each batch, until the audit has it.
CREATE TABLE personal_data_taken (
  kind text PRIMARY KEY,
  count bigint NOT NULL CHECK (count > 0)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON personal_data_taken TO nordlys_app;

-- Rows of one person. Triggers let those of a person who leaves go, and no other.
GRANT DELETE ON bonuses_end_request, bonuses_guess, limits_change_request, limits_pause_request,
  limits_refused_game, marketing_player, markers_decision, markers_level, markers_player, markers_task,
  personal_data_copy, players_closed_account, players_consent, players_lock, players_session, wallet_card,
  wallet_notice_choice, wallet_other_holder, wallet_payout_mark, wallet_play_notice, wallet_play_session,
  wallet_refused_request, wallet_supplier_player, wallet_wagering_choice, wallet_wagering_notice,
  wallet_withdrawal_intent TO nordlys_app;
GRANT UPDATE (person) ON bonuses_choice TO nordlys_app;
