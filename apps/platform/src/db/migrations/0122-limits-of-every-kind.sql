-- Why: a player decides over deposits, losses, stakes and time, each for a day, a week and a month, and
-- changes any of them: stricter at once, looser after a day. One table keeps all that was ever asked
-- for. [LIM-01] [LIM-03] [LIM-04]

ALTER TABLE limits_deposit_limit RENAME TO limits_limit;
ALTER INDEX limits_deposit_limit_by_player RENAME TO limits_limit_by_player_and_period;
ALTER TABLE limits_limit RENAME CONSTRAINT limits_deposit_limit_pkey TO limits_limit_pkey;
ALTER TABLE limits_limit
  RENAME CONSTRAINT limits_deposit_limit_player_id_fkey TO limits_limit_player_id_fkey;
ALTER TABLE limits_limit
  RENAME CONSTRAINT limits_deposit_limit_period_check TO limits_limit_period_check;
ALTER TABLE limits_limit RENAME CONSTRAINT limits_deposit_limit_check TO limits_limit_check;
ALTER TABLE limits_limit DROP CONSTRAINT limits_deposit_limit_amount_ore_check;
ALTER TABLE limits_limit
  ADD COLUMN kind text NOT NULL DEFAULT 'deposit' CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  -- Of a limit of time, in the place of an amount.
  ADD COLUMN minutes integer CHECK (minutes >= 0),
  ADD COLUMN requested_by text NOT NULL DEFAULT 'player' CHECK (requested_by IN ('player', 'staff')),
  ALTER COLUMN amount_ore DROP NOT NULL,
  ADD CONSTRAINT limits_limit_amount_check CHECK (amount_ore >= 0),
  -- Neither of them: from that moment on there is no limit.
  ADD CONSTRAINT limits_limit_unit_check CHECK (
    CASE WHEN kind = 'time' THEN amount_ore IS NULL ELSE minutes IS NULL END),
  ADD CONSTRAINT limits_limit_canceled_check CHECK (canceled_at <= effective_at);
ALTER TABLE limits_limit ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN requested_by DROP DEFAULT;
DROP INDEX limits_limit_by_player_and_period;
CREATE INDEX limits_limit_by_player ON limits_limit (player_id, kind, period, effective_at DESC);
CREATE INDEX limits_limit_newest ON limits_limit (player_id, limit_id DESC);

-- Each request with what it was answered, so that one that is repeated changes nothing.
CREATE TABLE limits_change_request (
  player_id integer NOT NULL REFERENCES limits_player,
  idempotency_key uuid NOT NULL,
  input_hash text NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (player_id, idempotency_key)
);
GRANT SELECT, INSERT ON limits_change_request TO nordlys_app;
