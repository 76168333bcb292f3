-- Needs: ledger_fall_due, ledger_lock_supplier_tx, ledger_move, ledger_refusal_name,
--   ledger_stake_refusal, ledger_supplier_known, ledger_unstart_periods
-- Takes a stake of a round at our tables: the first opens the round, with the commitment to its
-- seed and its bets; each further one raises it. The stake is cash alone and is held in `staked`
-- until the round is over. A raise of a round that has begun is judged by money, bars, the bonus's
-- highest stake over the whole round and the limits of losses and stakes, and never by what ends
-- play: a session that ran out, a limit of time, a due notice. From a login that was revoked none is
-- taken.
--
-- Arguments: `p_supplier` the books' number of our tables; `p_key` the number of the message, and
--   `p_movement` UUIDv7 the key of what a raise books: a first stake is booked under the round's own;
--   `p_round` the round, which is `p_key` of the take that opens it; `p_may_begin` whether anything new
--   may have this key; `p_session` the play session; `p_definition` the books' number of the game;
--   `p_stake` øre, above zero; `p_commitment` 32 bytes and `p_bets`, both null for a raise; `p_input` the
--   hash of all that was asked. The answer as in `ledger_bet`.
-- Locks: the message's number, the player's row, the round's row.
-- Refuses: a number that is known, as under Repeat; `round-unknown` when the round that is raised is
--   not there or another player's, and `conflict` when it is of another game, or nothing new may have
--   its key, or a new round shares it with another round or movement; `logged-out` when the login of the
--   play was revoked; none of them is kept; then, each kept:
--   `round-ended`; what `ledger_stake_refusal` tells; and for a new round `notice-due`. A refused
--   stake begins no period of a limit. Raises for a stake that is not above zero and for an unknown
--   player.
-- Repeat: the first answer, with `repeated`; `round-ended` once the round was taken back. The number
--   with anything else is a `conflict`.
CREATE OR REPLACE FUNCTION ledger_take(
  p_supplier smallint, p_key uuid, p_movement uuid, p_round uuid, p_may_begin boolean,
  p_player integer, p_session uuid, p_definition integer, p_stake bigint, p_commitment bytea,
  p_bets bytea, p_input uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  judged ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  opens boolean := p_key = p_round;
BEGIN
  IF p_stake <= 0 THEN RAISE EXCEPTION 'no such stake: % øre', p_stake; END IF;
  PERFORM ledger_lock_supplier_tx(p_supplier, p_key::text);
  -- A batch holds players alone: what it books under this key is seen once the player is held.
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  answer := ledger_supplier_known(p_supplier, p_key::text, 'bet', p_input);
  IF answer.outcome = 'ok' AND EXISTS (SELECT FROM ledger_round
      WHERE id = answer.round AND state = 'rolled-back') THEN answer.outcome := 'round-ended'; END IF;
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  answer.repeated := false;
  IF NOT p_may_begin THEN
    answer.outcome := 'conflict';
    RETURN answer;
  END IF;
  IF account.due_at <= p_at THEN
    PERFORM ledger_fall_due(ARRAY[p_player], true, p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  SELECT * INTO game FROM ledger_round WHERE id = p_round FOR UPDATE;
  IF opens AND (game.id IS NOT NULL OR EXISTS (SELECT FROM ledger_journal WHERE key = p_round))
    THEN answer.outcome := 'conflict';
  ELSIF NOT opens AND (game.supplier = p_supplier AND game.player = p_player) IS NOT TRUE
    THEN answer.outcome := 'round-unknown';
  ELSIF game.definition <> p_definition THEN answer.outcome := 'conflict';
  ELSIF EXISTS (SELECT FROM ledger_play WHERE play_session = p_session AND revoked_at IS NOT NULL)
    THEN answer.outcome := 'logged-out';
  END IF;
  IF answer.outcome IS NOT NULL THEN
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);
    RETURN answer;
  END IF;
  judged := account;
  -- What ends play cuts no round that has begun.
  IF NOT opens THEN
    judged.play_session := p_session; judged.play_until := 'infinity'; judged.time_until := 'infinity';
    judged.played_at := p_at;
  END IF;
  answer.outcome := CASE
    WHEN game.state <> 'open' THEN 'round-ended'
    ELSE coalesce(ledger_refusal_name(ledger_stake_refusal(judged, p_session, p_stake,
        p_stake + coalesce(game.stake_cash, 0), p_definition, p_at)),
      CASE WHEN opens AND account.notice_due_at <= p_at THEN 'notice-due' ELSE 'ok' END)
    END;
  IF answer.outcome = 'ok' THEN
    -- A round's list knows it by the key of its first stake.
    leg.key := CASE WHEN opens THEN p_round ELSE p_movement END; leg.kind := 15 /* bet */;
    leg.at := p_at; leg.input := p_input;
    leg.definition := p_definition; leg.play_session := p_session; leg.stake := p_stake;
    leg.reference := p_supplier || ':' || p_key;
    leg.cash := -p_stake;
    leg.staked := p_stake;
    IF opens THEN
      INSERT INTO ledger_round (id, supplier, round, player, definition, stake_cash, opened_at)
        VALUES (p_round, p_supplier, p_round, p_player, p_definition, p_stake, p_at);
      INSERT INTO ledger_open_round (player, round) VALUES (p_player, p_round);
      INSERT INTO ledger_table_round (round, commitment, bets) VALUES (p_round, p_commitment, p_bets);
    ELSE
      UPDATE ledger_round SET stake_cash = stake_cash + p_stake WHERE id = p_round;
    END IF;
    UPDATE ledger_player SET loss_room = loss_room - p_stake, stake_room = stake_room - p_stake,
        played_at = CASE WHEN opens THEN p_at ELSE played_at END WHERE player = p_player;
    account := ledger_move(leg, p_player);
    answer.round := p_round;
  ELSE
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);
    answer.round := game.id;
  END IF;
  answer.balance := account.cash + account.bonus;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance,
      bonus, at)
    VALUES (p_supplier, p_key, 'bet', p_input, answer.outcome,
      CASE WHEN answer.outcome = 'ok' THEN leg.key END, answer.round, p_player, answer.balance,
      account.bonus_id, p_at);
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_take FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_take TO nordlys_app;
