-- Needs: ledger_hold_player
-- Bars a player from stakes, deposits and bonuses for one reason until a moment, makes that bar
-- longer, or lifts it. Several bars may hold at once; the player's row has the latest of their
-- moments, which the statements that take a stake look at. A pause, an exclusion and a closure
-- are never made shorter, until they are over. The change is dated no earlier than the player's
-- newest movement, so that nothing booked before it seems to have been booked under the bar; each
-- change is kept with the player's place in the journal, as proof. Wins, rollbacks and captured
-- deposits are booked under a bar all the same.
--
-- Arguments: `p_reason` is `rofus`, `no-deposit-limit`, `lock`, `pause`, `exclusion` or
--   `closure`; `p_until` the moment it ends, `infinity` for one without an end, null lifts the
--   bar; `p_at` the moment of the change, by the caller's clock.
-- Locks: the player's row. A stake that waits for it finds the bar, whatever that stake is dated.
-- Refuses: nothing that a player may be told. Raises for an infinite `p_at`, for an unknown
--   player, and for a pause, exclusion or closure that would end earlier while it still holds. An
--   unknown reason breaks a check.
-- Repeat: a bar that stands as asked is left as it is, and no change is kept.
CREATE OR REPLACE FUNCTION ledger_set_bar(
  p_player integer, p_reason text, p_until timestamptz, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment timestamptz;
  newest bigint;
  held timestamptz;
BEGIN
  IF NOT isfinite(p_at) THEN RAISE EXCEPTION 'a bar changes at a moment'; END IF;
  moment := greatest(p_at, ledger_hold_player(p_player));
  SELECT seq INTO STRICT newest FROM ledger_player WHERE player = p_player;
  SELECT until INTO held FROM ledger_bar WHERE player = p_player AND reason = p_reason;
  IF held IS NOT DISTINCT FROM p_until THEN RETURN; END IF;
  IF p_reason IN ('pause', 'exclusion', 'closure') AND held > moment
    AND held > coalesce(p_until, '-infinity') THEN
    RAISE EXCEPTION 'a % of player % is never shortened', p_reason, p_player;
  END IF;
  DELETE FROM ledger_bar WHERE player = p_player AND reason = p_reason;
  IF p_until IS NOT NULL THEN
    INSERT INTO ledger_bar VALUES (p_player, p_reason, p_until);
  END IF;
  INSERT INTO ledger_bar_change (player, reason, until, at, after_seq)
    VALUES (p_player, p_reason, p_until, moment, newest);
  UPDATE ledger_player SET barred_until = coalesce(
      (SELECT max(until) FROM ledger_bar WHERE player = p_player), '-infinity')
    WHERE player = p_player;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_set_bar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_bar TO nordlys_app;
