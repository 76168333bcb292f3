-- Why: a player whose responsible-gambling notice is overdue begins no new round, whatever the page around
-- a game does. When it is due is kept beside the player's money, so that the statement that takes a stake
-- looks at one more moment and at nothing else. What has begun goes on: a gamble of a win and a further bet
-- of an open round are never refused for it.

ALTER TABLE ledger_player
  -- From here on no new round begins before the player has closed the notice. The login that plays decides.
  ADD COLUMN notice_due_at timestamptz NOT NULL DEFAULT 'infinity';

ALTER TABLE wallet_play_session
  -- What decides when a notice is due in this play; both null where none ever is.
  ADD COLUMN logged_in_at timestamptz,
  ADD COLUMN notice_ms bigint CHECK (notice_ms > 0),
  ADD CHECK ((logged_in_at IS NULL) = (notice_ms IS NULL));
