-- Trigger function: keeps, for each entry that is added, changed or removed, what it was and what
-- it is, whatever way it was changed; null where it was not there. An update that changes nothing
-- leaves no line. The program says who and when in its transaction (`nordlys.content_author`,
-- `nordlys.content_at`); for whoever changes an entry by hand it is the database's user, at the
-- beginning of the transaction.
CREATE OR REPLACE FUNCTION content_note_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - 'kind' - 'id' END;
  is_now jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - 'kind' - 'id' END;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    INSERT INTO content_change (at, author, kind, id, before, after) VALUES (
      coalesce(nullif(current_setting('nordlys.content_at', true), '')::timestamptz, now()),
      coalesce(nullif(current_setting('nordlys.content_author', true), ''), 'database:' || session_user),
      coalesce(NEW.kind, OLD.kind), coalesce(NEW.id, OLD.id), was, is_now);
  END IF;
  RETURN NULL;
END $$;
