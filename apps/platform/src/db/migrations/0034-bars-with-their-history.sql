-- Why: a bar is a promise that nothing was staked, deposited or given while it held. What was barred
-- when is kept, with the player's place in the journal, so that anybody can prove it afterwards [I14];
-- and what is told of the past has the same guard as the journal, the owner of the tables included.

-- Each change of a bar, in the order it took effect: whoever changes one holds the player's row.
CREATE TABLE ledger_bar_change (
  change bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  player integer NOT NULL REFERENCES ledger_player,
  reason text NOT NULL,
  -- Null: it was lifted.
  until timestamptz,
  at timestamptz NOT NULL,
  -- The player's newest movement then: all that come after it are under this bar.
  after_seq bigint NOT NULL
);
CREATE INDEX ledger_bar_change_by_player ON ledger_bar_change (player, reason, change);

INSERT INTO ledger_bar_change (player, reason, until, at, after_seq)
  SELECT b.player, b.reason, b.until, now(), p.seq
  FROM ledger_bar b JOIN ledger_player p ON p.player = b.player ORDER BY b.player, b.reason;

DROP FUNCTION ledger_set_bar(integer, text, timestamptz);
-- Bars a player from staking, depositing and bonuses until a moment, or lifts the bar with null. What
-- a player decided against themselves can be made longer, never shorter, until it is over.
CREATE FUNCTION ledger_set_bar(p_player integer, p_reason text, p_until timestamptz, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  newest bigint;
  held timestamptz;
BEGIN
  IF NOT isfinite(p_at) THEN RAISE EXCEPTION 'a bar changes at a moment'; END IF;
  SELECT seq INTO STRICT newest FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT until INTO held FROM ledger_bar WHERE player = p_player AND reason = p_reason;
  IF held IS NOT DISTINCT FROM p_until THEN RETURN; END IF;
  IF p_reason IN ('pause', 'exclusion', 'closure') AND held > p_at
    AND held > coalesce(p_until, '-infinity') THEN
    RAISE EXCEPTION 'a % of player % is never shortened', p_reason, p_player;
  END IF;
  DELETE FROM ledger_bar WHERE player = p_player AND reason = p_reason;
  IF p_until IS NOT NULL THEN
    INSERT INTO ledger_bar VALUES (p_player, p_reason, p_until);
  END IF;
  INSERT INTO ledger_bar_change (player, reason, until, at, after_seq)
    VALUES (p_player, p_reason, p_until, p_at, newest);
  UPDATE ledger_player SET barred_until = coalesce(
      (SELECT max(until) FROM ledger_bar WHERE player = p_player), '-infinity')
    WHERE player = p_player;
END $$;
REVOKE ALL ON FUNCTION ledger_set_bar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_set_bar TO nordlys_app;

-- A bar holds until its moment or its next change, whichever comes first. Bars from before this history
-- begin with it.
CREATE OR REPLACE VIEW audit_exclusions AS
  SELECT player AS player_id, reason AS kind, at AS from_at, least(until, next_at) AS to_at
  FROM (SELECT player, reason, at, until, lead(at) OVER w AS next_at FROM ledger_bar_change
    WINDOW w AS (PARTITION BY player, reason ORDER BY change)) b
  WHERE until IS NOT NULL AND least(until, next_at) > at;

-- A deposit that stayed open when the provider was asked about it moved without a line.
INSERT INTO audit_line (at, actor, player_id, action, details)
  SELECT s.at, 'outside', d.player_id, 'deposit-processing',
    jsonb_build_object('reference', d.reference, 'amountOre', d.amount_ore)
  FROM wallet_payment_status s JOIN wallet_deposit d ON d.reference = s.payment_id
  WHERE s.to_status = 'processing' AND NOT EXISTS (SELECT FROM audit_line a
    WHERE a.player_id = d.player_id AND a.at = s.at AND a.details ->> 'reference' = d.reference)
  ORDER BY s.status_id;

CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END $$;
DO $$
DECLARE
  told text;
BEGIN
  FOREACH told IN ARRAY ARRAY['audit_line', 'wallet_payment_status', 'wallet_payment_callback',
    'reconciliation_change', 'ledger_bar_change'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION audit_refuse_change()', told || '_is_append_only', told);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change()', told || '_is_never_emptied', told);
  END LOOP;
END $$;
