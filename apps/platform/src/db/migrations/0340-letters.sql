-- Why: what we mailed a player about their account, money and cases could be read in their mailbox alone. It
-- is kept for the account as well, as it was sent.

-- `key` is the one that the message was sent with: a job that runs twice keeps one letter.
CREATE TABLE letters_letter (
  letter_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player_id integer NOT NULL REFERENCES players_player,
  key text NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 200),
  template_id text NOT NULL CHECK (length(template_id) BETWEEN 1 AND 100),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 300),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 20000),
  written_at timestamptz NOT NULL
);
CREATE INDEX letters_letter_of_player ON letters_letter (player_id, letter_id);
CREATE INDEX letters_letter_by_age ON letters_letter (written_at);
GRANT SELECT, INSERT, DELETE ON letters_letter TO nordlys_app;
