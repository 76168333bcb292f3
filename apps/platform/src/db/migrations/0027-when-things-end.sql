-- Why: a bonus is fulfilled by stakes that stand, and a loss period begins with the first stake that was
-- taken, whatever was asked, swept or set before it.

-- Ends bonuses that have expired, are fulfilled, or are used up: the last two with no round open that
-- could return a stake.
CREATE OR REPLACE FUNCTION ledger_close_bonuses(p_player integer[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
BEGIN
  FOR account IN SELECT * FROM ledger_player
    WHERE player = ANY (p_player) AND bonus_id IS NOT NULL ORDER BY player FOR UPDATE
  LOOP
    IF account.due_at <= p_at AND EXISTS (SELECT FROM ledger_bonus
        WHERE bonus = account.bonus_id AND expires_at <= p_at) THEN
      PERFORM ledger_end_bonus(account.player, 'expired', p_at);
    ELSIF account.wager_left = 0 AND account.staked = 0 THEN
      PERFORM ledger_end_bonus(account.player, 'fulfilled', p_at);
    ELSIF account.bonus = 0 AND account.staked = 0 THEN
      PERFORM ledger_end_bonus(account.player, 'used-up', p_at);
    END IF;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger_sweep_due(p_at timestamptz, p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  due integer[];
BEGIN
  SELECT array_agg(player) INTO due FROM (SELECT player FROM ledger_bonus
    WHERE state = 'active' AND expires_at <= p_at ORDER BY player LIMIT p_limit) t;
  IF due IS NOT NULL THEN PERFORM ledger_close_bonuses(due, p_at); END IF;
  RETURN coalesce(cardinality(due), 0);
END $$;

-- A loss limit counts stakes less wins over 24 hours from the first stake; null takes it away.
CREATE OR REPLACE FUNCTION ledger_set_loss_limit(
  p_player integer, p_amount bigint, p_at timestamptz
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before bigint;
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT amount INTO before FROM ledger_loss_limit WHERE player = p_player;
  IF p_amount IS NULL THEN
    DELETE FROM ledger_loss_limit WHERE player = p_player;
  ELSE
    INSERT INTO ledger_loss_limit VALUES (p_player, p_amount, p_at, '-infinity')
      ON CONFLICT (player) DO UPDATE SET amount = p_amount;
  END IF;
  UPDATE ledger_player SET
      loss_room = CASE WHEN p_amount IS NOT NULL THEN coalesce(loss_room - before, 0) + p_amount END,
      due_at = ledger_next_due(p_player)
    WHERE player = p_player;
END $$;

-- As in 0025; a batch in which a stake was refused leaves no loss period begun by it.
CREATE OR REPLACE FUNCTION ledger_settle(
  p_key uuid[], p_player integer[], p_input uuid[], p_session uuid[], p_stake bigint[],
  p_win bigint[], p_definition integer[], p_seed bytea[], p_pool smallint[], p_contribution bigint[],
  p_lane smallint, p_at timestamptz,
  OUT o_player integer[], OUT o_balance bigint[], OUT o_rest jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bonus_over integer[] := '{}';
  more_player integer[];
  more_balance bigint[];
  more_over integer[];
BEGIN
  o_player := '{}';
  o_balance := '{}';
  LOOP
    -- Those settled in an earlier turn are known by now.
    SELECT * INTO more_player, more_balance, more_over FROM ledger_settle_batch(p_key, p_player, p_input,
      p_session, p_stake, p_win, p_definition, p_seed, p_pool, p_contribution, p_lane, p_at);
    o_player := o_player || more_player;
    o_balance := o_balance || more_balance;
    bonus_over := bonus_over || more_over;
    EXIT WHEN cardinality(o_player) = cardinality(p_key);
    -- Who lost a turn to what was due gets it now.
    CONTINUE WHEN ledger_fall_due(p_player, p_at);
    o_rest := ledger_settle_rest(p_key, p_player, p_input, p_session, p_stake, p_definition, o_player,
      p_at);
    IF cardinality(o_player) + coalesce(jsonb_array_length(o_rest), 0) = cardinality(p_key) THEN
      PERFORM ledger_unstart_loss(p_player, p_at);
      EXIT;
    END IF;
  END LOOP;
  IF cardinality(bonus_over) > 0 THEN
    PERFORM ledger_close_bonuses(bonus_over, p_at);
  END IF;
END $$;

-- Whole øre only: half of one is nobody's contribution yet.
CREATE OR REPLACE FUNCTION ledger_fund_pools(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  FOR jar IN SELECT * FROM ledger_pool ORDER BY pool FOR UPDATE LOOP
    leg := NULL;
    SELECT div(sum(contributed), 1000) - jar.funded INTO leg.jackpot
      FROM ledger_pool_share WHERE pool = jar.pool;
    CONTINUE WHEN leg.jackpot IS NULL OR leg.jackpot <= 0;
    leg.key := ledger_new_key(p_at); leg.kind := 13; leg.at := p_at; leg.input := leg.key;
    leg.pool := jar.pool; leg.lane := ledger_own_lane(); leg.house := -leg.jackpot;
    UPDATE ledger_pool SET balance = balance + leg.jackpot, funded = funded + leg.jackpot
      WHERE pool = jar.pool;
    UPDATE ledger_house SET balance = balance + leg.house WHERE lane = leg.lane;
    INSERT INTO ledger_journal SELECT leg.*;
  END LOOP;
END $$;
