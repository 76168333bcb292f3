-- Trigger function: `open_checks` of a withdrawal counts those of its checks that are not approved. The
-- table's constraint lets none with one leave for a file; the batch reads the count under the row's lock, so
-- that a check made meanwhile is seen. It runs with the owner's rights, since the program may not write the
-- count. Refuses a check of a withdrawal that is not pending.
CREATE OR REPLACE FUNCTION wallet_count_payout_check() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE wallet_withdrawal SET open_checks = open_checks + 1
    WHERE withdrawal_id = NEW.withdrawal_id AND status = 'pending';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'withdrawal % is not pending', NEW.withdrawal_id USING ERRCODE = 'check_violation';
    END IF;
  ELSIF NEW.decision = 'approved' AND OLD.decision IS NULL THEN
    UPDATE wallet_withdrawal SET open_checks = open_checks - 1
    WHERE withdrawal_id = NEW.withdrawal_id;
  END IF;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION wallet_count_payout_check FROM PUBLIC;
