-- Why: everything the site shows that is not a player's is content, changed without a release.
CREATE TABLE content_translation (
  group_name text NOT NULL,
  key text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (group_name, key)
);
CREATE TABLE content_menu_item (
  id text PRIMARY KEY,
  place integer NOT NULL,
  item jsonb NOT NULL
);
CREATE TABLE content_footer_item (
  id text PRIMARY KEY,
  place integer NOT NULL,
  item jsonb NOT NULL
);
-- One item of the system configuration, as the specification names its fields.
CREATE TABLE content_configuration (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  type text NOT NULL,
  value jsonb NOT NULL,
  is_public boolean NOT NULL
);
-- Counts up with every change, so that a cache knows when it is old.
CREATE TABLE content_version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  version bigint NOT NULL
);
INSERT INTO content_version (version) VALUES (1);

CREATE FUNCTION content_count_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_translation
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_menu_item
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_footer_item
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_configuration
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();

GRANT SELECT, INSERT, UPDATE, DELETE ON content_translation, content_menu_item,
  content_footer_item, content_configuration TO nordlys_app;
GRANT SELECT, UPDATE ON content_version TO nordlys_app;
