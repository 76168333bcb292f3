-- Why: thousands share a round of a live table. Stake and win are booked before the wheel is shown, so the
-- books must know from when each win is shown to its player. [GAME-03]

-- A row for each round that is, or was to be, settled at a live table: its number there, and the moment
-- from which its win is shown. It is written before the round is settled, so that no win is ever seen
-- without it; a round that was refused, or never settled, leaves a row that nothing reads. As in the
-- journal, no foreign key names the player: its check would hold the player's row.
CREATE TABLE ledger_live_round (
  key uuid PRIMARY KEY,
  player integer NOT NULL,
  round bigint NOT NULL CHECK (round > 0),
  tell_from timestamptz NOT NULL
);
CREATE INDEX ledger_live_round_player ON ledger_live_round (player, tell_from);
GRANT SELECT ON ledger_live_round TO nordlys_app;
