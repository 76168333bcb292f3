-- The next moment at which something of a player falls due: the active bonus expires, the period of a
-- loss or stake limit is over, or a changed one takes effect. `-infinity` for a limit whose period waits
-- for the next stake, `infinity` when nothing falls due. It belongs into `due_at` of the player's row,
-- which a stake is held against, and must be written there whenever a bonus or limit changes.
CREATE OR REPLACE FUNCTION ledger_next_due(p_player integer) RETURNS timestamptz LANGUAGE sql STABLE
SET search_path = public, pg_temp AS $$
  SELECT least(
    coalesce((SELECT expires_at FROM ledger_bonus WHERE player = p_player AND state = 'active'),
      'infinity'),
    coalesce((SELECT min(least(until, next_at)) FROM ledger_play_limit
      WHERE player = p_player AND measure IN ('loss', 'stake')), 'infinity'))
$$;

REVOKE EXECUTE ON FUNCTION ledger_next_due FROM PUBLIC;
