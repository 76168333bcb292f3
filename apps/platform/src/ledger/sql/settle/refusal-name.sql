-- The name of a refusal whose number is in the journal; null for null. The numbers are never given
-- another meaning.
CREATE OR REPLACE FUNCTION ledger_refusal_name(p_refusal smallint) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_refusal
    WHEN 2 /* play-ended */ THEN 'play-ended'
    WHEN 3 /* play-blocked */ THEN 'play-blocked'
    WHEN 4 /* too-little-money */ THEN 'too-little-money'
    WHEN 5 /* stake-too-high-for-bonus */ THEN 'stake-too-high-for-bonus'
    WHEN 6 /* loss-limit */ THEN 'loss-limit'
    WHEN 7 /* gamble-with-bonus */ THEN 'gamble-with-bonus'
    WHEN 8 /* notice-due */ THEN 'notice-due'
    WHEN 9 /* stake-limit */ THEN 'stake-limit'
    WHEN 10 /* time-limit */ THEN 'time-limit'
    WHEN 11 /* spins-over */ THEN 'spins-over'
    WHEN 12 /* spins-not-here */ THEN 'spins-not-here'
    WHEN 13 /* bonus-not-here */ THEN 'bonus-not-here'
  END
$$;

REVOKE EXECUTE ON FUNCTION ledger_refusal_name FROM PUBLIC;
