-- A random UUIDv7 of the moment `p_at`, for a movement that the books make by themselves: the end
-- of a bonus, the funding of a pool, a deposit's hold that is let go. Keys of one millisecond
-- have no order among themselves.
CREATE OR REPLACE FUNCTION ledger_new_key(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || '7'
    || substr(r, 14, 3) || '8' || substr(r, 18))::uuid
  FROM replace(gen_random_uuid()::text, '-', '') AS r
$$;

REVOKE EXECUTE ON FUNCTION ledger_new_key FROM PUBLIC;
