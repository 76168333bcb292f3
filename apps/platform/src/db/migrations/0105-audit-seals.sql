-- Why: a line that is removed, changed or slipped in must be seen, and no transaction that moves money
-- may wait for a counter. So lines are numbered and chained afterwards, by whichever copy is at it.

-- What waits for its seal. Written by the line's own transaction, which nobody else waits for.
CREATE TABLE audit_unsealed (line_id bigint PRIMARY KEY);

CREATE TABLE audit_seal (
  number bigint PRIMARY KEY,
  line_id bigint NOT NULL UNIQUE,
  sealed_at timestamptz NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER audit_seal_is_append_only BEFORE UPDATE OR DELETE ON audit_seal
  FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_seal_is_never_emptied BEFORE TRUNCATE ON audit_seal
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE FUNCTION audit_await_seal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (line_id) VALUES (NEW.line_id);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_line_awaits_seal AFTER INSERT ON audit_line
  FOR EACH ROW EXECUTE FUNCTION audit_await_seal();
INSERT INTO audit_unsealed (line_id) SELECT line_id FROM audit_line;

-- What stands before the first line.
CREATE FUNCTION audit_first_hash() RETURNS bytea LANGUAGE sql IMMUTABLE
  RETURN sha256('nordlys audit'::bytea);

-- All of the line, its number, when it was sealed, and the seal before it.
CREATE FUNCTION audit_hash_of(p_before bytea, p_number bigint, p_sealed_at timestamptz, p_line audit_line)
RETURNS bytea LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT sha256(p_before || convert_to(jsonb_build_array(p_number,
    extract(epoch FROM p_sealed_at), p_line.line_id, extract(epoch FROM p_line.at), p_line.actor,
    p_line.player_id, p_line.action, p_line.details)::text, 'UTF8'))
$$;

-- Seals up to p_max lines that wait, in the order they were begun; 0 also while another copy is at it.
CREATE FUNCTION audit_seal_lines(p_at timestamptz, p_max integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_number bigint;
  v_hash bytea;
  v_line audit_line;
  v_sealed bigint[] := '{}';
BEGIN
  IF NOT pg_try_advisory_xact_lock(7243014) THEN RETURN 0; END IF;
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
REVOKE ALL ON FUNCTION audit_seal_lines(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION audit_seal_lines(timestamptz, integer) TO nordlys_app;
GRANT SELECT ON audit_unsealed, audit_seal TO nordlys_app;

-- What was written before there were seals has its own from here on.
SELECT audit_seal_lines(now(), 2147483647);

CREATE OR REPLACE VIEW audit_lines AS
  SELECT l.line_id, l.at, l.actor, l.player_id, l.action, l.details,
    s.number, s.sealed_at, encode(s.hash, 'hex') AS hash
  FROM audit_line l LEFT JOIN audit_seal s USING (line_id);

-- What is wrong with the chain; nothing, as long as nobody touched it. A line that waits is not wrong.
CREATE VIEW audit_chain_faults AS
  WITH chained AS (
    SELECT s.*, coalesce(lag(s.number) OVER w, 0) AS number_before,
      coalesce(lag(s.hash) OVER w, audit_first_hash()) AS hash_before
    FROM audit_seal s WINDOW w AS (ORDER BY s.number)
  )
  SELECT c.number, c.line_id,
    CASE
      WHEN l.line_id IS NULL THEN 'removed'
      WHEN c.number <> c.number_before + 1 THEN 'gap'
      ELSE 'changed'
    END AS fault
  FROM chained c LEFT JOIN audit_line l USING (line_id)
  WHERE l.line_id IS NULL OR c.number <> c.number_before + 1
    OR c.hash <> audit_hash_of(c.hash_before, c.number, c.sealed_at, l)
  UNION ALL
  SELECT NULL, u.line_id, 'removed' FROM audit_unsealed u
    WHERE NOT EXISTS (SELECT FROM audit_line l WHERE l.line_id = u.line_id)
  UNION ALL
  SELECT NULL, l.line_id, 'inserted' FROM audit_line l
    WHERE NOT EXISTS (SELECT FROM audit_seal s WHERE s.line_id = l.line_id)
      AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.line_id = l.line_id);
GRANT SELECT ON audit_chain_faults, audit_seal, audit_unsealed TO auditor;
GRANT SELECT ON audit_chain_faults TO nordlys_app;
