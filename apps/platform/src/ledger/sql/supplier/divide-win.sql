-- Needs: ledger_add_bonus_money, ledger_bonus_home
-- Divides a win of a supplier's round among the cash and the bonuses that have a stake in it,
-- whichever bonus is active by now. The parts are worked out over all wins of the round together,
-- less what each share has had, so that the order of the wins changes nothing: the bonuses' part
-- is rounded down once, and the shares of several bonuses, in the order of their names (UUIDv7,
-- the oldest first), are cut out of that one sum. Cash has the rest. Each bonus's part goes where
-- money of it now belongs (`ledger_bonus_home`), which may make a bonus active again; part,
-- amount and place are kept, so that a rollback can ask for it there.
--
-- Arguments: `leg` the movement so far; `game` the round as it stands, its row locked; `p_tx` the
--   win's number; `p_win` øre. The result is the movement with its legs cash, bonus and
--   bonus_cost.
-- Locks: none of its own; the caller holds player and round. It may book the end of another bonus
--   that has expired, before the win's own movement.
CREATE OR REPLACE FUNCTION ledger_divide_win(
  leg ledger_journal, game ledger_round, p_tx text, p_win bigint, p_at timestamptz
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  staked_in_all numeric := game.stake_cash + game.stake_bonus;
  won_in_all numeric := game.win_cash + game.win_bonus + p_win;
  not_divided bigint := p_win;
  share record;
  part bigint;
  home text;
BEGIN
  IF game.stake_bonus > 0 THEN
    FOR share IN
      SELECT s.bonus, (div(won_in_all * s.upto, staked_in_all)
          - div(won_in_all * (s.upto - s.stake), staked_in_all))::bigint - s.won AS due
      FROM (SELECT *, sum(stake) OVER (ORDER BY bonus) AS upto FROM ledger_round_share
        WHERE round = game.id) s
      ORDER BY s.bonus
    LOOP
      part := least(share.due, not_divided);
      CONTINUE WHEN part <= 0;
      not_divided := not_divided - part;
      home := ledger_bonus_home(game.player, share.bonus, 0, p_at);
      leg := ledger_add_bonus_money(leg, home, part);
      UPDATE ledger_round_share s SET won = s.won + part WHERE s.round = game.id AND s.bonus = share.bonus;
      INSERT INTO ledger_win_share VALUES (game.supplier, p_tx, share.bonus, part, home);
    END LOOP;
  END IF;
  leg.cash := coalesce(leg.cash, 0) + not_divided;
  UPDATE ledger_round SET win_cash = win_cash + not_divided, win_bonus = win_bonus + p_win - not_divided
    WHERE id = game.id;
  RETURN leg;
END $$;

REVOKE EXECUTE ON FUNCTION ledger_divide_win FROM PUBLIC;
