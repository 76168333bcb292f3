-- Trigger function: refuses a state of a case that its table of moves does not lead to, any change of a
-- decided case, and a notice that would be taken back.
CREATE OR REPLACE FUNCTION support_keep_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'decided' OR (OLD.told_at IS NOT NULL AND NEW.told_at IS NULL)
    OR (NEW.state <> OLD.state AND NOT EXISTS (SELECT FROM support_case_move
      WHERE from_state = OLD.state AND to_state = NEW.state)) THEN
    RAISE EXCEPTION 'case % does not go from % to %', OLD.case_id, OLD.state, NEW.state
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
