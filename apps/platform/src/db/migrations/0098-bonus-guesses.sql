-- Why: a bonus code is short, and whoever may try for ever finds one. How many codes a player has tried that
-- gave nothing is counted here, for the window that the first of them opened; one row a player.
CREATE TABLE bonuses_guess (
  player_id integer PRIMARY KEY REFERENCES players_player,
  window_started_at timestamptz NOT NULL,
  attempts integer NOT NULL CHECK (attempts >= 0)
);
GRANT SELECT, INSERT, UPDATE ON bonuses_guess TO nordlys_app;
