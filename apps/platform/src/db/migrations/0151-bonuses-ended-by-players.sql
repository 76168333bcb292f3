-- Why: a player who asks twice to end a bonus is answered once; and the bonuses of one player are listed.
CREATE TABLE bonuses_end_request (
  player_id integer NOT NULL REFERENCES ledger_player (player),
  idempotency_key uuid NOT NULL,
  bonus_id uuid NOT NULL,
  -- The outcome as it went over the wire.
  answer jsonb NOT NULL,
  PRIMARY KEY (player_id, idempotency_key)
);
GRANT SELECT, INSERT ON bonuses_end_request TO nordlys_app;

CREATE INDEX ledger_bonus_by_player ON ledger_bonus (player, granted_at);
