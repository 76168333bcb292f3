-- Why: a win may be staked once more, on red or black. In the books that is a round of its own, of a
-- definition that is marked as one; it is refused to whoever has a bonus, in the commit that would book
-- it, so that no bonus is ever wagered by it.

ALTER TABLE ledger_definition ADD COLUMN gamble boolean NOT NULL DEFAULT false;

DROP FUNCTION ledger_define(bytea, text);

-- As in 0002, with what kind of definition it is; null when it is known as another's or another kind's.
CREATE FUNCTION ledger_define(p_hash bytea, p_game text, p_gamble boolean DEFAULT false)
RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_definition (hash, game, gamble) VALUES (p_hash, p_game, p_gamble)
    ON CONFLICT (hash) DO NOTHING;
  RETURN (SELECT id FROM ledger_definition
    WHERE hash = p_hash AND game = p_game AND gamble = p_gamble);
END $$;

-- As in 0019, and which rounds were gambles: a game's own return is that of the others.
CREATE OR REPLACE VIEW audit_rounds AS
  SELECT j.key AS round_id, j.player AS player_id, d.game AS game_id, j.stake AS stake_ore,
    j.win AS win_ore, CASE WHEN j.refusal IS NULL THEN 'settled' ELSE 'refused' END AS state,
    j.at AS opened_at, CASE WHEN j.refusal IS NULL THEN j.at END AS settled_at, d.gamble AS is_gamble
  FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
  WHERE j.kind = 1
  UNION ALL
  SELECT r.id, r.player, d.game, r.stake_cash + r.stake_bonus, r.win_cash + r.win_bonus, r.state,
    r.opened_at, r.settled_at, d.gamble
  FROM ledger_round r JOIN ledger_definition d ON d.id = r.definition;

-- Settles a gamble as a batch of one round. The player is held while the bonus is looked at: none can be
-- granted in between. A key that is known is answered from the books first, whatever has come since.
CREATE FUNCTION ledger_settle_gamble(
  p_key uuid, p_player integer, p_input uuid, p_session uuid, p_stake bigint, p_win bigint,
  p_definition integer, p_seed bytea, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF NOT EXISTS (SELECT FROM ledger_journal WHERE key = p_key) THEN
    IF account.due_at <= p_at THEN
      PERFORM ledger_fall_due(ARRAY[p_player], p_at);
      SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
    END IF;
    -- What stops any stake is told before what stops this one.
    IF (account.bonus_id IS NOT NULL OR account.bonus > 0)
        AND ledger_stake_refusal(account, p_session, p_stake, p_stake, p_at) IS NULL THEN
      INSERT INTO ledger_journal (key, kind, player, refusal, definition, stake, at, input,
          play_session, cash_after, bonus_after, reserved_after, debt_after)
        VALUES (p_key, 1, p_player, 7, p_definition, p_stake, p_at, p_input, p_session, account.cash,
          account.bonus, account.reserved, account.debt);
    END IF;
  END IF;
  SELECT s.* INTO o_player, o_balance, o_rest FROM ledger_settle_alone(p_key, p_player, p_input,
    p_session, p_stake, p_win, p_definition, p_seed, 0::smallint, 0, p_at) s;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_define, ledger_settle_gamble FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_define, ledger_settle_gamble TO nordlys_app;
