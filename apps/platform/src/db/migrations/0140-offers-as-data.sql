-- Why: an offer's terms are data of any shape the law may allow, in versions that never change once they
-- are published; what a player has taken names the offer and the version. A rule of the law is judged before
-- an offer is published and is no constraint of a table: the specification's own offer could not be stored.

-- An offer by its code may be given without one, too; the code stays that offer's, whatever the version.
ALTER TABLE bonuses_offer ALTER COLUMN code DROP NOT NULL,
  ADD CONSTRAINT bonuses_offer_with_code_key UNIQUE (offer_id, code),
  -- The version that is offered now; null while the offer is switched off.
  ADD COLUMN active_version integer;

CREATE TABLE bonuses_offer_version (
  offer_id text NOT NULL REFERENCES bonuses_offer,
  version integer NOT NULL CHECK (version > 0),
  -- As `offerTerms` of the contracts has them.
  terms jsonb NOT NULL CHECK (jsonb_typeof(terms) = 'object'),
  code text GENERATED ALWAYS AS (terms #>> '{trigger,code}') STORED,
  published_at timestamptz NOT NULL,
  -- Who answers for an offer that breaks a rule or one that cannot be judged, when, and in which words.
  sign_off jsonb CHECK (jsonb_typeof(sign_off) = 'object' AND sign_off ?& ARRAY['who', 'at', 'words']),
  PRIMARY KEY (offer_id, version),
  FOREIGN KEY (offer_id, code) REFERENCES bonuses_offer (offer_id, code)
);
GRANT SELECT, INSERT ON bonuses_offer_version TO nordlys_app;

-- What was promised by code, in the new words and with the same meaning.
INSERT INTO bonuses_offer_version (offer_id, version, terms, published_at)
SELECT offer_id, 1,
  jsonb_build_object(
    'trigger', jsonb_build_object('kind', 'code', 'code', code)
      || CASE WHEN first_deposit_only THEN '{"number": 1}'::jsonb ELSE '{}'::jsonb END,
    'parts', jsonb_build_array(CASE WHEN percent IS NULL
      THEN jsonb_build_object('kind', 'fixed', 'amountOre', most_ore)
      ELSE jsonb_build_object('kind', 'match', 'percent', percent, 'mostOre', most_ore) END),
    'leastDepositOre', least_deposit_ore,
    'wagering', jsonb_build_object('factor', wagering_factor, 'base', 'bonus'),
    'stakeMaxOre', stake_max_ore,
    'days', days,
    'segments', '[]'::jsonb,
    'validFrom', to_char(valid_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'validUntil', to_char(valid_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isOncePerPerson', once_per_player),
  least(valid_from, now())
FROM bonuses_offer;
UPDATE bonuses_offer SET active_version = 1;

-- What the auditor reads of them goes with the columns, and comes again in the new words.
ALTER TABLE bonuses_offer
  DROP COLUMN percent CASCADE, DROP COLUMN fixed_ore CASCADE, DROP COLUMN most_ore CASCADE,
  DROP COLUMN least_deposit_ore CASCADE, DROP COLUMN wagering_factor CASCADE,
  DROP COLUMN stake_max_ore CASCADE, DROP COLUMN days CASCADE, DROP COLUMN valid_from CASCADE,
  DROP COLUMN valid_until CASCADE, DROP COLUMN once_per_player CASCADE,
  DROP COLUMN first_deposit_only CASCADE,
  ADD CONSTRAINT bonuses_offer_active_version_fkey
    FOREIGN KEY (offer_id, active_version) REFERENCES bonuses_offer_version (offer_id, version);
GRANT UPDATE (active_version) ON bonuses_offer TO nordlys_app;

-- Once a person: found by the look-up of their CPR number, however many accounts they have had.
ALTER TABLE bonuses_choice RENAME COLUMN once_per_player TO once_per_person;
ALTER TABLE bonuses_choice ADD COLUMN offer_version integer, ADD COLUMN person bytea,
  -- Money may be taken twice for one deposit: what this one's offer came with.
  ADD COLUMN brought_by text REFERENCES wallet_deposit (reference),
  -- The spins that were given with it, each as if so much were staked.
  ADD COLUMN spins_id uuid UNIQUE,
  ADD COLUMN spins_count integer CHECK (spins_count > 0),
  ADD COLUMN spin_value_ore bigint CHECK (spin_value_ore > 0);
UPDATE bonuses_choice c SET offer_version = 1, person = p.cpr_lookup
  FROM players_player p WHERE p.player_id = c.player_id;
ALTER TABLE bonuses_choice
  ALTER COLUMN offer_version SET NOT NULL,
  ALTER COLUMN person SET NOT NULL,
  ADD CHECK (octet_length(person) = 32),
  DROP CONSTRAINT bonuses_choice_offer_id_fkey,
  ADD FOREIGN KEY (offer_id, offer_version) REFERENCES bonuses_offer_version (offer_id, version),
  DROP CONSTRAINT bonuses_choice_refusal_check,
  ADD CONSTRAINT bonuses_choice_refusal_check CHECK (
    refusal IN ('barred', 'bonus-active', 'deposit-too-small', 'other-deposit', 'used')),
  DROP CONSTRAINT bonuses_choice_check3,
  -- What was given is bonus money, spins or both, and has an end.
  ADD CONSTRAINT bonuses_choice_bonus_is_whole CHECK (num_nonnulls(bonus_id, granted_ore) IN (0, 2)),
  ADD CONSTRAINT bonuses_choice_spins_are_whole
    CHECK (num_nonnulls(spins_id, spins_count, spin_value_ore) IN (0, 3)),
  ADD CONSTRAINT bonuses_choice_granted_check CHECK (CASE state
    WHEN 'granted' THEN expires_at IS NOT NULL AND num_nonnulls(bonus_id, spins_id) > 0
    ELSE num_nonnulls(bonus_id, spins_id, expires_at) = 0 END);
CREATE INDEX bonuses_choice_by_person ON bonuses_choice (person, offer_id);
DROP INDEX bonuses_choice_once;
-- Who had an offer with two accounts, one after the other, keeps both; neither counts for the index twice.
UPDATE bonuses_choice c SET once_per_person = false
  WHERE state = 'granted' AND EXISTS (SELECT FROM bonuses_choice b WHERE b.person = c.person
    AND b.offer_id = c.offer_id AND b.state = 'granted' AND b.once_per_person
    AND (b.decided_at, b.reference) < (c.decided_at, c.reference));
-- Deposits that race with the same offer: one of them gets it.
CREATE UNIQUE INDEX bonuses_choice_once ON bonuses_choice (person, offer_id)
  WHERE once_per_person AND state = 'granted';

-- What was promised to a player who chose the welcome offer: the version that was in force then, whatever
-- is published later.
CREATE TABLE bonuses_promise (
  player_id integer NOT NULL REFERENCES players_player,
  offer_id text NOT NULL,
  version integer NOT NULL,
  promised_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, offer_id),
  FOREIGN KEY (offer_id, version) REFERENCES bonuses_offer_version (offer_id, version)
);
GRANT SELECT, INSERT ON bonuses_promise TO nordlys_app;

-- Which offers step 1 told, until there is an account to promise them to.
ALTER TABLE players_registration ADD COLUMN offer_versions jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(offer_versions) = 'array');
