-- The smallest UUID whose first 48 bits are this moment's milliseconds. Every UUIDv7 of the
-- moment or later is above it. The journal's months are ranges of the key itself, from one such
-- key to the next, so that the key's index is unique over all of them; readers bound their keys
-- with it, so that months which cannot have them are not looked into.
--
-- Arguments: `p_at` a finite moment; parts of a millisecond are cut off.
-- Locks: none.
-- Refuses: nothing; an infinite moment raises an exception.
-- Repeat: the same key.
CREATE OR REPLACE FUNCTION ledger_first_key(p_at timestamptz) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0')
    || '00000000000000000000')::uuid
$$;

REVOKE EXECUTE ON FUNCTION ledger_first_key FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_first_key TO nordlys_app;
