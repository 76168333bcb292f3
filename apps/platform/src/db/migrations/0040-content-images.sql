-- Why: the pictures that content names are content too: changed without a release, the same on every
-- copy of the platform. They are few and small; a shop of files would be a second thing to back up.
CREATE TABLE content_image (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,79}\.(avif|webp|png|jpg|svg|mp4|webm)$'),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  bytes bytea NOT NULL CHECK (length(bytes) BETWEEN 1 AND 4194304 AND sha256 = sha256(bytes))
);

CREATE FUNCTION content_note_image() RETURNS trigger
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
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON content_image
  FOR EACH ROW EXECUTE FUNCTION content_note_image();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_image
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();

GRANT SELECT, INSERT, UPDATE, DELETE ON content_image TO nordlys_app;
