-- Why: while a bonus is active its player is told every few minutes of play how far it has come, once in
-- all their windows, and chooses how often or never.

CREATE TABLE wallet_wagering_notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES ledger_player (player),
  bonus_id uuid NOT NULL,
  told_at timestamptz NOT NULL,
  closed_at timestamptz NOT NULL,
  CHECK (told_at <= closed_at)
);
CREATE INDEX wallet_wagering_notice_by_bonus ON wallet_wagering_notice (bonus_id, told_at);
GRANT SELECT, INSERT ON wallet_wagering_notice TO nordlys_app;

-- Each choice is kept, and the latest one holds. 0: never.
CREATE TABLE wallet_wagering_choice (
  choice_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES ledger_player (player),
  minutes integer NOT NULL CHECK (minutes >= 0),
  chosen_at timestamptz NOT NULL
);
CREATE INDEX wallet_wagering_choice_by_player ON wallet_wagering_choice (player_id, choice_id);
GRANT SELECT, INSERT ON wallet_wagering_choice TO nordlys_app;
