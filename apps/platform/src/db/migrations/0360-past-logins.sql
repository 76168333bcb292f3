-- Why: a player saw where they are logged in, and not where they had been: of a login that was over,
-- browser and system were emptied at its end.

ALTER TABLE players_session DROP CONSTRAINT players_session_check1;
-- Browser and system of a past login are emptied after a year; a job looks for those alone.
CREATE INDEX players_session_past_device ON players_session (logged_in_at)
  WHERE ended_at IS NOT NULL AND (browser IS NOT NULL OR system IS NOT NULL);
