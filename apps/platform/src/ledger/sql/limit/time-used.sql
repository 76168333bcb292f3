-- How long a player has played for money since a moment: what is over, and what runs. A running play
-- counts until now, or until it could take no stake any more: its end, or 30 minutes after the last stake.
--
-- Arguments: `p_from`, `p_at` the beginning and the end of what is counted.
CREATE OR REPLACE FUNCTION ledger_time_used(p_player integer, p_from timestamptz, p_at timestamptz)
RETURNS interval LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(greatest(least(t.ended_at, p_at) - greatest(t.began_at, p_from), interval '0')),
    interval '0')
  FROM (
    SELECT began_at, ended_at FROM ledger_play_time WHERE player = p_player AND ended_at > p_from
    UNION ALL
    SELECT play_begun_at, least(p_at, play_until, played_at + interval '30 minutes' /* sessionIdleMs */)
      FROM ledger_player WHERE player = p_player AND play_session IS NOT NULL
        AND play_begun_at > '-infinity'
  ) t
$$;

REVOKE EXECUTE ON FUNCTION ledger_time_used FROM PUBLIC;
