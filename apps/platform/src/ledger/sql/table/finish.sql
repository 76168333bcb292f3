-- Replaces: FUNCTION ledger_finish
-- Needs: ledger_close_bonuses, ledger_lock_supplier_tx, ledger_move, ledger_own_lane,
--   ledger_supplier_known
-- Ends a round at our tables: pays what it won, hands its stake to the house, and opens its seed
-- beside what the player chose, so that anybody who may read the books can play it again. Both are one
-- movement. Nothing stands between a player and the end of a round that has begun.
--
-- Arguments: `p_supplier`, `p_round` as in `ledger_take`; `p_key` the number of the message,
--   `p_movement` UUIDv7 the key of what it books; `p_stake` all that the round has staked, raises
--   too, and `p_payout` all that comes back, 0 allowed, øre; `p_seed` 32 bytes;
--   `p_choices` a byte a choice; `p_input` the hash of all that was asked; `p_automatic_from` the first
--   choice that the published rule made, null where the player made them all: then there is no news of it.
-- Locks: the message's number, the player's row, the round's row, the house row of this database
--   process.
-- Refuses: a number that is known, as under Repeat; `round-unknown` when we have no such round;
--   `round-ended` when it has ended by another number, or was taken back; `conflict` when the seed is
--   not the one that was committed to, or the stake not what is held. None of them is kept.
-- Repeat: the first answer, with `repeated`. The number with anything else is a `conflict`.
CREATE OR REPLACE FUNCTION ledger_finish(
  p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_stake bigint, p_payout bigint,
  p_seed bytea, p_choices bytea, p_input uuid, p_at timestamptz, p_automatic_from smallint DEFAULT NULL
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  owner integer := (SELECT player FROM ledger_round WHERE id = p_round AND supplier = p_supplier);
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  PERFORM ledger_lock_supplier_tx(p_supplier, p_key::text);
  -- A batch holds players alone: what it books under this key is seen once the player is held.
  PERFORM FROM ledger_player WHERE player = owner FOR UPDATE;
  answer := ledger_supplier_known(p_supplier, p_key::text, 'end', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  answer.repeated := false;
  IF owner IS NULL THEN
    answer.outcome := 'round-unknown';
    RETURN answer;
  END IF;
  SELECT * INTO STRICT game FROM ledger_round WHERE id = p_round FOR UPDATE;
  IF game.state <> 'open' THEN
    answer.outcome := 'round-ended';
    RETURN answer;
  END IF;
  IF game.stake_cash = p_stake THEN
    UPDATE ledger_table_round t SET seed = p_seed, choices = p_choices,
        automatic_from = p_automatic_from FROM ledger_definition d
      WHERE t.round = p_round AND d.id = game.definition AND t.commitment =
        sha256('nordlys table round'::bytea || uuid_send(p_round) || d.hash || p_seed);
  END IF;
  IF NOT FOUND OR game.stake_cash <> p_stake THEN
    answer.outcome := 'conflict';
    RETURN answer;
  END IF;
  IF p_automatic_from IS NOT NULL THEN
    INSERT INTO ledger_table_news (round, stake) VALUES (p_round, p_stake);
  END IF;
  IF p_payout >= 100000 /* greatWinOre */ THEN
    INSERT INTO ledger_great_hand (round, ended_at) VALUES (p_round, p_at);
  END IF;
  leg.key := p_movement; leg.at := p_at; leg.input := p_input; leg.definition := game.definition;
  leg.kind := 19 /* round-ended */;
  IF p_payout > 0 THEN leg.kind := 20 /* round-paid */; END IF;
  leg.reference := p_supplier || ':' || p_key;
  leg.lane := ledger_own_lane();
  leg.cash := p_payout; leg.staked := -p_stake; leg.house := p_stake - p_payout;
  UPDATE ledger_round SET state = 'settled', settled_at = p_at, win_cash = p_payout WHERE id = p_round;
  DELETE FROM ledger_open_round WHERE player = owner AND round = p_round;
  UPDATE ledger_player SET loss_room = loss_room + p_payout WHERE player = owner;
  PERFORM ledger_move(leg, owner);
  PERFORM ledger_close_bonuses(ARRAY[owner], p_at);
  SELECT * INTO STRICT account FROM ledger_player WHERE player = owner;
  answer.outcome := 'ok'; answer.balance := account.cash + account.bonus; answer.round := p_round;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance, at)
    VALUES (p_supplier, p_key, 'end', p_input, answer.outcome, p_movement, p_round, owner, answer.balance,
      p_at);
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_finish FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_finish TO nordlys_app;
