-- For the auditor: a row for each document that a player has sent and that is still kept. What it
-- shows and what its file was called are encrypted, and left out.
CREATE OR REPLACE VIEW audit_documents AS
  SELECT document_id, player_id, document_type, content_type, state, received_at
  FROM documents_document;

GRANT SELECT ON audit_documents TO auditor;
