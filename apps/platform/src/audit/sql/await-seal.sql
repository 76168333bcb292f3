-- Trigger function: each new audit line is noted as one that waits for its seal, in the line's
-- own transaction. It takes no number there: nobody who writes a line waits for a counter.
CREATE OR REPLACE FUNCTION audit_await_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (line_id) VALUES (NEW.line_id);
  RETURN NULL;
END $$;
