-- Why: a registration that had bound a new MitID, sent again, was answered as one that had run out, and not
-- by saying that the MitID now opens the account.

-- Of a registration that bound a MitID nothing is kept but that it did, for as long as it would have lived.
ALTER TABLE players_registration
  ADD COLUMN mitid_bound_at timestamptz,
  ADD CONSTRAINT players_registration_bound_keeps_nothing CHECK (
    mitid_bound_at IS NULL
    OR num_nonnulls(contact, mitid_sub, mitid_uuid, mitid_birth_date, mitid_authenticated_at,
      mitid_token_sealed) = 0
  );
