-- Trigger function: refuses any change of a check that is decided, of the moment of an answer that came, and
-- of the employee who asked once there is one. An answer is undone where a document of it was rejected.
CREATE OR REPLACE FUNCTION wallet_keep_payout_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decision IS NOT NULL
    OR (OLD.answered_at IS NOT NULL AND NEW.answered_at IS DISTINCT FROM OLD.answered_at
      AND NOT (NEW.answered_at IS NULL AND NEW.sent <@ OLD.sent AND NEW.sent <> OLD.sent))
    OR (OLD.asked_by IS NOT NULL AND NEW.asked_by IS DISTINCT FROM OLD.asked_by) THEN
    RAISE EXCEPTION 'check % of a payout stands', OLD.check_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
