-- Why: what in a player's play may be harm is counted, judged by a rule that anybody can check, told to the
-- player, and put before a person where it is much. What was seen and what followed is never rewritten.

-- Where a player stands. `seen_seq` is the last of their movements that is in the slices: the next look
-- goes on from there, so that no movement is counted twice and none is lost between two looks.
CREATE TABLE markers_player (
  player_id integer PRIMARY KEY REFERENCES players_player,
  seen_seq bigint NOT NULL CHECK (seen_seq >= 0),
  level smallint NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 3),
  -- When it was last judged at this level or above.
  reached_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL
);
CREATE INDEX markers_player_above_nothing ON markers_player (player_id) WHERE level > 0;
GRANT SELECT, INSERT, UPDATE ON markers_player TO nordlys_app;

-- Ten minutes of a player's account, for as long as the longest window needs them.
CREATE TABLE markers_slice (
  player_id integer NOT NULL REFERENCES players_player,
  at timestamptz NOT NULL,
  -- Whether it begins between 00 and 06 in Denmark.
  is_night boolean NOT NULL,
  rounds integer NOT NULL,
  staked_ore bigint NOT NULL,
  -- Stakes less wins.
  lost_ore bigint NOT NULL,
  drains integer NOT NULL,
  deposits integer NOT NULL,
  chases integer NOT NULL,
  PRIMARY KEY (player_id, at)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON markers_slice TO nordlys_app;

-- A line each time a player's level changed, with what was seen: names, strengths and figures.
CREATE TABLE markers_level (
  level_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  from_level smallint NOT NULL CHECK (from_level BETWEEN 0 AND 3),
  to_level smallint NOT NULL CHECK (to_level BETWEEN 0 AND 3),
  marks jsonb NOT NULL CHECK (jsonb_typeof(marks) = 'array'),
  look text NOT NULL CHECK (look IN ('event', 'night')),
  at timestamptz NOT NULL,
  CHECK (from_level <> to_level)
);
CREATE INDEX markers_level_by_player ON markers_level (player_id, level_id DESC);
GRANT SELECT, INSERT ON markers_level TO nordlys_app;

-- What a person is to look at, and what they decided.
CREATE TABLE markers_task (
  task_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id integer NOT NULL REFERENCES players_player,
  marks jsonb NOT NULL CHECK (jsonb_typeof(marks) = 'array'),
  made_at timestamptz NOT NULL
);
CREATE INDEX markers_task_by_player ON markers_task (player_id, task_id DESC);
GRANT SELECT, INSERT ON markers_task TO nordlys_app;

CREATE TABLE markers_decision (
  task_id bigint PRIMARY KEY REFERENCES markers_task,
  decision text NOT NULL CHECK (decision IN ('contact', 'pause-proposed', 'no-action')),
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 2000),
  decided_by text NOT NULL CHECK (length(decided_by) BETWEEN 1 AND 100),
  at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON markers_decision TO nordlys_app;

-- The two looks: up to when each has looked, and how far through the players the night's has come.
CREATE TABLE markers_look (
  look text PRIMARY KEY CHECK (look IN ('event', 'night')),
  looked_up_to timestamptz,
  begun_at timestamptz,
  after_player integer NOT NULL DEFAULT 0
);
INSERT INTO markers_look (look) VALUES ('event'), ('night');
GRANT SELECT, UPDATE ON markers_look TO nordlys_app;

-- Whose payments have moved since a look.
CREATE INDEX wallet_payment_status_by_time ON wallet_payment_status (at);
CREATE INDEX wallet_refused_request_by_time ON wallet_refused_request (at);
CREATE INDEX limits_limit_by_time ON limits_limit (requested_at);
