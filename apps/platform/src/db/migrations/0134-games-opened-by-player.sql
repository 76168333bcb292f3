-- Why: a player is told how long they have played; without this the games they opened are found only by
-- reading everybody's.

CREATE INDEX wallet_play_session_opened ON wallet_play_session (player, redeemed_at)
  WHERE redeemed_at IS NOT NULL;
