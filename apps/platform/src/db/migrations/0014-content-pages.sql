-- Why: what a player accepts and may read about their data is content, changed without a release.
CREATE TABLE content_page (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]{1,80}$'),
  page jsonb NOT NULL
);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON content_page
  FOR EACH STATEMENT EXECUTE FUNCTION content_count_up();
GRANT SELECT, INSERT, UPDATE, DELETE ON content_page TO nordlys_app;
