-- The seal of an audit line: the SHA-256 of the seal before it, the line's number, the moment of
-- the seal and the line whole, so that no line can be changed, removed, moved or slipped in
-- unseen. All seals that exist were made by this very text; another way of writing a moment or a
-- field would make every one of them wrong. Lines of version 1 are older than employees. One that
-- names an employee, or any other version, is hashed with both: a version that was changed is found.
--
-- Arguments: `p_before` the seal of the line before, `audit_first_hash()` for the first;
--   `p_number` its number from 1; `p_line` the line.
CREATE OR REPLACE FUNCTION audit_hash_of(
  p_before bytea, p_number bigint, p_sealed_at timestamptz, p_line audit_line)
RETURNS bytea LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT sha256(p_before || convert_to((
    CASE WHEN p_line.hash_version = 1 AND p_line.employee_id IS NULL THEN '[]'::jsonb
      ELSE jsonb_build_array(p_line.hash_version, p_line.employee_id) END
    || jsonb_build_array(p_number,
    extract(epoch FROM p_sealed_at), p_line.line_id, extract(epoch FROM p_line.at), p_line.actor,
    p_line.player_id, p_line.action, p_line.details))::text, 'UTF8'))
$$;
