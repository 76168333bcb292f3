-- Why: a bar begins when it holds. A stake that was in flight while a pause began was booked with a moment
-- later than the bar's, because the bar's moment was read before the player's row was held.

-- Holds a player's row until the transaction ends, and tells the moment of their newest movement: whatever
-- begins under this hold begins no earlier, whichever copy's clock is ahead.
CREATE FUNCTION ledger_hold_player(p_player integer) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  newest uuid;
BEGIN
  SELECT newest_key INTO STRICT newest FROM ledger_player WHERE player = p_player FOR UPDATE;
  RETURN (SELECT at FROM ledger_journal WHERE key = newest);
END $$;
REVOKE ALL ON FUNCTION ledger_hold_player FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_hold_player TO nordlys_app;

-- As in 0034; a bar changes no earlier than the player's newest movement.
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
