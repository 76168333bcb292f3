-- Needs: audit_first_hash, audit_hash_of
-- Numbers and chains audit lines that wait for it, at most `p_max`, in the order in which they
-- were begun. It runs in a transaction of its own after the lines' commit, so that no transaction
-- which moves money waits for a number. A line that was begun early and committed late gets a
-- number after lines that were begun after it: numbers have no gaps, but do not always follow the
-- lines' own ids. [FLT-28]
--
-- Arguments: `p_at` the moment of the seals. The result is how many lines were sealed; the caller
--   asks again while it is `p_max`.
-- Locks: advisory lock 7243014 (`sealLines`), to the commit; it is not waited for. The end of the
--   chain is read under it: whoever sealed before has committed.
-- Refuses: nothing; 0 when no line waits, and also while another copy is at it.
-- Repeat: the lines that have come since; none is sealed twice.
CREATE OR REPLACE FUNCTION audit_seal_lines(p_at timestamptz, p_max integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_number bigint;
  v_hash bytea;
  v_line audit_line;
  v_sealed bigint[] := '{}';
BEGIN
  IF NOT pg_try_advisory_xact_lock(7243014 /* sealLines */) THEN RETURN 0; END IF;
  -- Read under the lock: whoever sealed before us has committed.
  SELECT number, hash INTO v_number, v_hash FROM audit_seal ORDER BY number DESC LIMIT 1;
  v_number := coalesce(v_number, 0);
  v_hash := coalesce(v_hash, audit_first_hash());
  FOR v_line IN SELECT l.* FROM audit_unsealed u JOIN audit_line l USING (line_id)
    ORDER BY u.line_id LIMIT p_max
  LOOP
    v_number := v_number + 1;
    v_hash := audit_hash_of(v_hash, v_number, p_at, v_line);
    INSERT INTO audit_seal (number, line_id, sealed_at, hash)
      VALUES (v_number, v_line.line_id, p_at, v_hash);
    v_sealed := v_sealed || v_line.line_id;
  END LOOP;
  DELETE FROM audit_unsealed WHERE line_id = ANY (v_sealed);
  RETURN cardinality(v_sealed);
END $$;

REVOKE EXECUTE ON FUNCTION audit_seal_lines FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_seal_lines TO nordlys_app;
