-- Trigger function: keeps each change of a difference with the figures it has from then on. A new
-- one is `raised`; then, the first that is true, `closed` when a person has left a note, `gone`
-- when it was resolved without one, else `moved` to other figures. Its moment is that of the end,
-- or when the difference was seen last.
CREATE OR REPLACE FUNCTION reconciliation_write_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  what text := CASE
    WHEN TG_OP = 'INSERT' THEN 'raised'
    WHEN NEW.note IS NOT NULL THEN 'closed'
    WHEN NEW.resolved_at IS NOT NULL THEN 'gone'
    ELSE 'moved'
  END;
BEGIN
  INSERT INTO reconciliation_change (difference_id, change, ours_ore, theirs_ore, ours_state,
      theirs_state, note, at)
    VALUES (NEW.difference_id, what, NEW.ours_ore, NEW.theirs_ore, NEW.ours_state, NEW.theirs_state,
      NEW.note, coalesce(NEW.resolved_at, NEW.last_seen_at));
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION reconciliation_write_change FROM PUBLIC;
