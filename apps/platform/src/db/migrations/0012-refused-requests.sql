-- Why: a request that was refused is refused alike when it is repeated, whatever has changed since;
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
