-- Why: sixteen kinds of content have the same life (published, changed, put away, exported), so they are
-- one table; and whoever changes one, by whatever way, leaves a line that says what it was before.
CREATE TABLE content_entry (
  kind text NOT NULL CHECK (kind ~ '^[a-z-]{1,40}$'),
  -- The name within its kind: a slug, a path, `group.key`.
  id text NOT NULL CHECK (length(id) BETWEEN 1 AND 330),
  -- The order within its kind, where that has one.
  place integer NOT NULL DEFAULT 0,
  value jsonb NOT NULL,
  -- Shown from here on; null: always. Until there; null: for good.
  public_from timestamptz,
  public_until timestamptz,
  PRIMARY KEY (kind, id),
  CHECK (public_from < public_until)
);
CREATE INDEX content_entry_from ON content_entry (public_from) WHERE public_from IS NOT NULL;
CREATE INDEX content_entry_until ON content_entry (public_until) WHERE public_until IS NOT NULL;
CREATE INDEX content_entry_news ON content_entry (public_from DESC, id) WHERE kind = 'news';

CREATE TABLE content_change (
  change_id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  author text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  -- The entry as it was and as it is; null where it was not there.
  before jsonb,
  after jsonb
);
CREATE INDEX content_change_of ON content_change (kind, id, change_id);

-- The program says who and when in its transaction; by hand it is the database's user, now.
CREATE FUNCTION content_note_change() RETURNS trigger
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
CREATE TRIGGER content_noted AFTER INSERT OR UPDATE OR DELETE ON content_entry
  FOR EACH ROW EXECUTE FUNCTION content_note_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_entry
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();

SELECT set_config('nordlys.content_author', 'migration', true);
INSERT INTO content_entry (kind, id, value)
  SELECT 'translation', group_name || '.' || key, to_jsonb(text) FROM content_translation;
INSERT INTO content_entry (kind, id, place, value)
  SELECT 'menu', id, place, item FROM content_menu_item;
-- The seed's columns had their place for a name.
INSERT INTO content_entry (kind, id, place, value)
  SELECT 'footer', named.id, place, item || jsonb_build_object('id', named.id)
  FROM content_footer_item f, LATERAL (SELECT CASE f.id WHEN 'footer-0' THEN 'spil'
    WHEN 'footer-1' THEN 'konto' WHEN 'footer-2' THEN 'ansvarligt-spil'
    WHEN 'footer-3' THEN 'om-nordlys' ELSE f.id END AS id) named;
INSERT INTO content_entry (kind, id, place, value)
  SELECT 'configuration', name, id, jsonb_build_object(
    'id', id, 'name', name, 'type', type, 'value', value, 'isPublic', is_public)
  FROM content_configuration;
INSERT INTO content_entry (kind, id, value)
  SELECT 'page', slug, (page - 'sections') || jsonb_build_object('body', (
    SELECT jsonb_agg(piece ORDER BY s.place, p.place)
    FROM jsonb_array_elements(page -> 'sections') WITH ORDINALITY AS s (section, place),
    LATERAL (
      SELECT 0::bigint AS place,
        jsonb_build_object('type', 'heading', 'text', section ->> 'heading') AS piece
      UNION ALL
      SELECT t.place, jsonb_build_object('type', 'paragraph', 'text', t.text)
      FROM jsonb_array_elements_text(section -> 'paragraphs') WITH ORDINALITY AS t (text, place)
    ) p))
  FROM content_page;
SELECT set_config('nordlys.content_author', '', true);

DROP TABLE content_translation, content_menu_item, content_footer_item, content_configuration,
  content_page;

GRANT SELECT, INSERT, UPDATE, DELETE ON content_entry TO nordlys_app;
GRANT SELECT ON content_change TO nordlys_app, auditor;
