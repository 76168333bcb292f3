-- Why: a player is suspended while something about them is looked into, which is to be decided by a moment
-- that they are told; a lock stands until it is lifted. A suspended player may be locked besides.

ALTER TABLE players_lock
  ADD COLUMN kind text NOT NULL DEFAULT 'lock' CHECK (kind IN ('lock', 'suspension')),
  -- When a suspension is decided at the latest. Nothing runs then: staff see what is overdue.
  ADD COLUMN review_by timestamptz CHECK (review_by > locked_at),
  ADD CONSTRAINT players_lock_suspension_is_reviewed
    CHECK ((kind = 'suspension') = (review_by IS NOT NULL));
DROP INDEX players_lock_one_at_a_time;
CREATE UNIQUE INDEX players_lock_one_of_a_kind ON players_lock (player_id, kind)
  WHERE lifted_at IS NULL;
CREATE INDEX players_lock_to_be_decided ON players_lock (review_by) WHERE lifted_at IS NULL;
