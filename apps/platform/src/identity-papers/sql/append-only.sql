-- Needs: audit_refuse_change
-- A document is never changed. It may be removed: it is kept only for as long as it must be.
CREATE OR REPLACE TRIGGER documents_document_is_never_changed BEFORE UPDATE ON documents_document
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
