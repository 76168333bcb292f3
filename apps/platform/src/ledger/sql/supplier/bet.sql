-- Needs: ledger_close_bonuses, ledger_fall_due, ledger_lock_supplier_tx, ledger_move,
--   ledger_refusal_name, ledger_stake_refusal, ledger_supplier_known, ledger_unstart_periods
-- Takes a supplier's stake into its round, which the first bet opens and whose player and game it
-- decides for ever. The stake goes from cash first, then from bonus, to `staked`: it is held with
-- the player until the round ends, or until it is taken back. What of it was bonus is kept with
-- the bonus it came from, and how much of the requirement it met is kept with the message, so
-- that a rollback can undo both. A message is acted upon once; refusals are kept like the rest.
-- [LED-02] [LED-06]
--
-- Arguments: `p_supplier` the books' number of the supplier; `p_tx`, `p_round` the supplier's own
--   names of message and round; `p_session` the play session; `p_definition` the books' number of
--   the game; `p_stake` øre, above zero; `p_input` the hash of all that was asked; `p_key` UUIDv7
--   of the movement, and of the round when this bet opens it. The answer: `outcome`, `ok` or a
--   refusal; `repeated`; `balance` cash and bonus in øre after it; `round` our own name of the
--   round, null when there is none.
-- Locks: the message's number, the player's row, the round's row. No house row: the money stays
--   the player's.
-- Refuses: a number that is known, as under Repeat; `conflict` when the round is another
--   player's or of another game, not kept; then, each kept: `round-ended`; `play-ended`, `play-
--   blocked`, `too-little-money`, `bonus-not-here`, `stake-too-high-for-bonus` (of all
--   that the round has staked with this), `loss-limit`, `stake-limit`, `time-limit`, in the order
--   of `ledger_stake_refusal`;
--   and last `notice-due`, only for a bet that would open a round. What is due of the player is
--   done before, and a refused stake begins no period of a limit. Raises for a stake that is not
--   above zero and for an unknown player.
-- Repeat: the first answer, with `repeated`. The number with anything else is a `conflict`; one
--   that was taken back before it came is `rolled-back`. None of them moves anything.
CREATE OR REPLACE FUNCTION ledger_bet(
  p_supplier smallint, p_tx text, p_round text, p_player integer, p_session uuid,
  p_definition integer, p_stake bigint, p_input uuid, p_key uuid, p_at timestamptz
) RETURNS ledger_supplier_answer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  answer ledger_supplier_answer;
  account ledger_player%ROWTYPE;
  game ledger_round%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  own_bonus uuid;
  own_wagered bigint := 0;
BEGIN
  IF p_stake <= 0 THEN RAISE EXCEPTION 'no such stake: % øre', p_stake; END IF;
  PERFORM ledger_lock_supplier_tx(p_supplier, p_tx);
  answer := ledger_supplier_known(p_supplier, p_tx, 'bet', p_input);
  IF answer.outcome IS NOT NULL THEN RETURN answer; END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF account.due_at <= p_at THEN
    PERFORM ledger_fall_due(ARRAY[p_player], true, p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  SELECT * INTO game FROM ledger_round WHERE supplier = p_supplier AND round = p_round FOR UPDATE;
  IF game.player <> p_player OR game.definition <> p_definition THEN
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);
    answer.outcome := 'conflict'; answer.repeated := false;
    RETURN answer;
  END IF;
  answer.outcome := CASE
    WHEN game.state <> 'open' THEN 'round-ended'
    ELSE coalesce(ledger_refusal_name(ledger_stake_refusal(account, p_session, p_stake,
        p_stake + coalesce(game.stake_cash + game.stake_bonus, 0), p_definition, p_at)),
      CASE WHEN game.id IS NULL AND account.notice_due_at <= p_at THEN 'notice-due' ELSE 'ok' END)
    END;
  IF answer.outcome = 'ok' THEN
    leg.key := p_key; leg.kind := 15 /* bet */; leg.at := p_at; leg.input := p_input;
    leg.definition := p_definition; leg.play_session := p_session; leg.stake := p_stake;
    leg.reference := p_supplier || ':' || p_tx;
    leg.cash := -least(p_stake, account.cash);
    leg.bonus := -(p_stake + leg.cash);
    leg.staked := p_stake;
    own_bonus := account.bonus_id;
    own_wagered := CASE WHEN p_definition > 0 AND (account.bonus_games IS NULL OR EXISTS (
        SELECT FROM ledger_definition d WHERE d.id = p_definition AND d.game = ANY (account.bonus_games)))
      THEN least(p_stake, account.wager_left) ELSE 0 END;
    IF game.id IS NULL THEN
      INSERT INTO ledger_round (id, supplier, round, player, definition, opened_at)
        VALUES (p_key, p_supplier, p_round, p_player, p_definition, p_at) RETURNING * INTO game;
      INSERT INTO ledger_open_round (player, round) VALUES (p_player, p_key);
    END IF;
    UPDATE ledger_round SET stake_cash = stake_cash - leg.cash, stake_bonus = stake_bonus - leg.bonus
      WHERE id = game.id;
    IF leg.bonus < 0 THEN
      INSERT INTO ledger_round_share AS s (round, bonus, stake)
        VALUES (game.id, own_bonus, -leg.bonus)
        ON CONFLICT (round, bonus) DO UPDATE SET stake = s.stake + excluded.stake;
    END IF;
    UPDATE ledger_player SET wager_left = wager_left - own_wagered,
        loss_room = loss_room - p_stake, stake_room = stake_room - p_stake,
        played_at = p_at WHERE player = p_player;
    account := ledger_move(leg, p_player);
    PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
  ELSE
    PERFORM ledger_unstart_periods(ARRAY[p_player], p_at);
  END IF;
  answer.repeated := false;
  answer.balance := account.cash + account.bonus;
  answer.round := game.id;
  INSERT INTO ledger_supplier_tx (supplier, tx, action, input, outcome, key, round, player, balance,
      bonus, wagered, at)
    VALUES (p_supplier, p_tx, 'bet', p_input, answer.outcome,
      CASE WHEN answer.outcome = 'ok' THEN p_key END, game.id, p_player, answer.balance, own_bonus,
      own_wagered, p_at);
  RETURN answer;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_bet FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_bet TO nordlys_app;
