-- Trigger function: keeps, for each picture that is added, replaced or removed, the SHA-256 of
-- what it was and of what it is, as a change of kind `image` under its name. The pictures
-- themselves are not kept. Who and when are told as in `content_note_change`.
CREATE OR REPLACE FUNCTION content_note_image() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.sha256 IS DISTINCT FROM NEW.sha256 THEN
    INSERT INTO content_change (at, author, kind, id, before, after) VALUES (
      coalesce(nullif(current_setting('nordlys.content_at', true), '')::timestamptz, now()),
      coalesce(nullif(current_setting('nordlys.content_author', true), ''), 'database:' || session_user),
      'image', coalesce(NEW.name, OLD.name),
      CASE WHEN TG_OP <> 'INSERT' THEN jsonb_build_object('sha256', encode(OLD.sha256, 'hex')) END,
      CASE WHEN TG_OP <> 'DELETE' THEN jsonb_build_object('sha256', encode(NEW.sha256, 'hex')) END);
  END IF;
  RETURN NULL;
END $$;
