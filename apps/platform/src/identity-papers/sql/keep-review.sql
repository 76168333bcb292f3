-- Trigger function: refuses a state of a document that its table of moves does not lead to, and that who
-- decided it is changed.
CREATE OR REPLACE FUNCTION documents_keep_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.state <> OLD.state AND NOT EXISTS (SELECT FROM documents_move
      WHERE from_state = OLD.state AND to_state = NEW.state))
    OR (OLD.decided_by IS NOT NULL AND (NEW.decided_by, NEW.decided_at, NEW.opened_by, NEW.reason)
      IS DISTINCT FROM (OLD.decided_by, OLD.decided_at, OLD.opened_by, OLD.reason)) THEN
    RAISE EXCEPTION 'document % does not go from % to %', OLD.document_id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
