-- Why: a hand with choices lies between a stake that is taken and its end. Each step is written here before
-- it is asked of the wallet, so that it is repeated under the same key after a crash and never drawn again.
CREATE TABLE tables_hand (
  round uuid PRIMARY KEY,
  player_ref text NOT NULL CHECK (length(player_ref) <= 100),
  play_session text NOT NULL CHECK (length(play_session) <= 100),
  game_id text NOT NULL CHECK (length(game_id) <= 100),
  definition_hash text NOT NULL CHECK (length(definition_hash) = 64),
  -- As the player sent them: plain JSON.
  bets jsonb NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Enciphered under the game server's own secret until the hand is over.
  sealed_seed bytea NOT NULL,
  -- A byte a choice.
  choices bytea NOT NULL DEFAULT '' CHECK (octet_length(choices) <= 512),
  state text NOT NULL DEFAULT 'opening'
    CHECK (state IN ('opening', 'open', 'raising', 'finishing', 'over')),
  -- A raise that is asked of the wallet: the choice it pays for, its key and what it costs.
  pending smallint CHECK (pending BETWEEN 0 AND 255),
  pending_key uuid,
  pending_ore bigint CHECK (pending_ore > 0),
  end_key uuid,
  -- Whether the published rule made the choices from this one on; null where the player made them all.
  automatic_from integer CHECK (automatic_from >= 0),
  acted_at timestamptz NOT NULL,
  CONSTRAINT raising_knows_its_raise CHECK (
    (state = 'raising') = (num_nonnulls(pending, pending_key, pending_ore) = 3)
    AND num_nonnulls(pending, pending_key, pending_ore) IN (0, 3)),
  CONSTRAINT ending_knows_its_key CHECK ((state IN ('finishing', 'over')) = (end_key IS NOT NULL))
);
-- One hand of a player in a game at a time: it waits on whatever device they come back with.
CREATE UNIQUE INDEX tables_hand_that_waits ON tables_hand (player_ref, game_id) WHERE state <> 'over';
CREATE INDEX tables_hand_over ON tables_hand (acted_at) WHERE state = 'over';

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nordlys_app') THEN
    GRANT SELECT, INSERT, UPDATE, DELETE ON games.tables_hand TO nordlys_app;
  END IF;
END $$;
