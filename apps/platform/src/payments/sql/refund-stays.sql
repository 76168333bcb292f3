-- Trigger function of `payments_refund`: who agreed and how a refund ended stay as they were first written.
CREATE OR REPLACE FUNCTION payments_refund_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.outcome IS NOT NULL OR OLD.agreed_by IS NOT NULL AND
    (NEW.agreed_by, NEW.agreed_at) IS DISTINCT FROM (OLD.agreed_by, OLD.agreed_at) THEN
    RAISE EXCEPTION 'what was decided of a refund is never changed';
  END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION payments_refund_stays FROM PUBLIC;

CREATE OR REPLACE TRIGGER payments_refund_stays
  BEFORE UPDATE ON payments_refund
  FOR EACH ROW EXECUTE FUNCTION payments_refund_stays();
