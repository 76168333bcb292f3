-- The seal before the first line: 32 bytes that every reader can work out. All seals follow from
-- it, so it never changes.
CREATE OR REPLACE FUNCTION audit_first_hash() RETURNS bytea LANGUAGE sql IMMUTABLE
  RETURN sha256('nordlys audit'::bytea);
