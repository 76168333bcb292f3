-- Why: a player chooses how often the play notice comes, never more seldom than the operator has it.
-- Each choice is kept, and the latest one holds.

CREATE TABLE wallet_notice_choice (
  choice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  minutes integer NOT NULL CHECK (minutes > 0),
  chosen_at timestamptz NOT NULL
);
CREATE INDEX wallet_notice_choice_by_player ON wallet_notice_choice (player_id, choice_id);
GRANT SELECT, INSERT ON wallet_notice_choice TO nordlys_app;
