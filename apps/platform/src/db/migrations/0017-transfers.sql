-- Why: movements that are not rounds. Each is booked once, by a function that knows its legs.

DROP FUNCTION ledger_post_transfer(uuid, text, integer, bigint, text, uuid, timestamptz);

-- Books one movement that is not a round. The legs are worked out here, by kind, so that no caller
-- can move money in another way; holds are opened, committed, voided and returned along with it.
-- `p_hold` names the hold when it is not the movement's own reference.
CREATE FUNCTION ledger_post_transfer(
  p_key uuid, p_kind text, p_player integer, p_amount bigint, p_reference text, p_hold text,
  p_input uuid, p_at timestamptz, OUT o_outcome text, OUT o_cash bigint, OUT o_bonus bigint,
  OUT o_reserved bigint, OUT o_debt bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kind_id smallint := (SELECT id FROM ledger_kind WHERE name = p_kind AND id BETWEEN 2 AND 9);
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  hold ledger_hold%ROWTYPE;
  held bigint;
BEGIN
  IF kind_id IS NULL OR p_amount <= 0 THEN
    RAISE EXCEPTION 'no such movement: % of % øre', p_kind, p_amount;
  END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  o_cash := account.cash; o_bonus := account.bonus;
  o_reserved := account.reserved; o_debt := account.debt;
  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key
    WHERE r.kind = kind_id AND r.reference = p_reference;
  IF FOUND THEN
    o_outcome := CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END;
    o_cash := known.cash_after; o_bonus := known.bonus_after;
    o_reserved := known.reserved_after; o_debt := known.debt_after;
    RETURN;
  END IF;

  -- Found under the player's lock: everything that changes a hold has it.
  SELECT * INTO hold FROM ledger_hold
    WHERE kind = CASE WHEN p_kind LIKE 'withdrawal%' THEN 'withdrawal' ELSE 'deposit' END
      AND reference = coalesce(p_hold, p_reference) AND player = p_player;
  held := coalesce(hold.amount - hold.committed - hold.released, 0);

  leg.key := p_key; leg.kind := kind_id; leg.at := p_at; leg.input := p_input;
  leg.reference := p_reference;
  leg.cash := 0; leg.reserved := 0; leg.debt := 0;
  CASE p_kind
    WHEN 'deposit' THEN
      leg.psp := -p_amount;
      leg.debt := least(p_amount, -account.debt);
      leg.cash := p_amount - leg.debt;
      -- What was authorised is captured, in whole or in part; the hold is over either way.
      leg.incoming := -held; leg.authorized := held;
      hold.committed := hold.committed + least(held, p_amount);
      hold.released := hold.amount - hold.committed;
    WHEN 'deposit-reversed' THEN
      leg.psp := p_amount;
      leg.cash := -least(p_amount, account.cash);
      leg.debt := -(p_amount + leg.cash);
    WHEN 'deposit-held' THEN
      leg.incoming := p_amount; leg.authorized := -p_amount;
    WHEN 'deposit-voided' THEN
      leg.incoming := -p_amount; leg.authorized := p_amount;
      hold.released := hold.released + p_amount;
    WHEN 'withdrawal-reserved' THEN
      leg.cash := -p_amount; leg.reserved := p_amount;
    WHEN 'withdrawal-released' THEN
      leg.cash := p_amount; leg.reserved := -p_amount;
      hold.released := hold.released + p_amount;
    WHEN 'withdrawal-sent' THEN
      leg.reserved := -p_amount; leg.bank := p_amount;
      hold.committed := hold.committed + p_amount;
    WHEN 'withdrawal-returned' THEN
      leg.bank := -p_amount; leg.cash := p_amount;
      hold.returned := hold.returned + p_amount;
  END CASE;

  o_outcome := CASE
    WHEN p_kind = 'deposit-held' AND account.barred_until > p_at THEN 'barred'
    WHEN p_kind IN ('deposit-voided', 'withdrawal-released', 'withdrawal-sent') AND p_amount > held
      THEN 'not-held'
    WHEN p_kind = 'withdrawal-returned' AND hold.returned > hold.committed IS NOT FALSE THEN 'not-held'
    WHEN account.cash + leg.cash < 0 THEN 'too-little-money'
    ELSE 'posted'
  END;
  IF o_outcome <> 'posted' THEN RETURN; END IF;

  IF p_kind IN ('deposit-held', 'withdrawal-reserved') THEN
    INSERT INTO ledger_hold (kind, reference, player, amount, opened_at)
      VALUES (split_part(p_kind, '-', 1), p_reference, p_player, p_amount, p_at);
  ELSIF hold.reference IS NOT NULL THEN
    UPDATE ledger_hold h SET committed = hold.committed, released = hold.released,
        returned = hold.returned,
        closed_at = CASE WHEN hold.committed + hold.released = h.amount
          THEN coalesce(h.closed_at, p_at) END
      WHERE h.kind = hold.kind AND h.reference = hold.reference;
  END IF;
  account := ledger_move(leg, p_player);
  INSERT INTO ledger_reference VALUES (kind_id, p_reference, p_key);
  o_cash := account.cash; o_bonus := account.bonus;
  o_reserved := account.reserved; o_debt := account.debt;
END $$;

-- Lets go of what an authorised deposit that came to nothing still holds; false when it holds nothing.
CREATE FUNCTION ledger_void_deposit(p_player integer, p_reference text, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held bigint;
  key uuid := ledger_new_key(p_at);
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT amount - committed - released INTO held FROM ledger_hold
    WHERE kind = 'deposit' AND reference = p_reference AND player = p_player AND closed_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM ledger_post_transfer(key, 'deposit-voided', p_player, held, p_reference, NULL, key, p_at);
  RETURN true;
END $$;

-- Gives a player bonus money that must be staked through before it is cash. One is active at a time.
CREATE FUNCTION ledger_grant_bonus(
  p_bonus uuid, p_player integer, p_amount bigint, p_required bigint, p_stake_max bigint,
  p_expires_at timestamptz, p_input uuid, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT * INTO known FROM ledger_journal WHERE key = p_bonus;
  IF FOUND THEN RETURN CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END; END IF;
  IF account.due_at <= p_at THEN
    PERFORM ledger_fall_due(ARRAY[p_player], p_at);
    SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player;
  END IF;
  IF account.barred_until > p_at THEN RETURN 'barred'; END IF;
  IF account.bonus_id IS NOT NULL THEN RETURN 'bonus-active'; END IF;
  INSERT INTO ledger_bonus (bonus, player, granted, required, stake_max, granted_at, expires_at)
    VALUES (p_bonus, p_player, p_amount, p_required, p_stake_max, p_at, p_expires_at);
  UPDATE ledger_player SET bonus_id = p_bonus, wager_left = p_required, stake_max = p_stake_max,
      due_at = least(due_at, p_expires_at) WHERE player = p_player;
  leg.key := p_bonus; leg.kind := 10; leg.at := p_at; leg.input := p_input;
  leg.reference := p_bonus; leg.bonus := p_amount; leg.bonus_cost := -p_amount;
  PERFORM ledger_move(leg, p_player);
  PERFORM ledger_close_bonuses(ARRAY[p_player], p_at);
  RETURN 'posted';
END $$;

-- Takes an active bonus away: the player's wish, or an exclusion. False when it is not active.
CREATE FUNCTION ledger_void_bonus(p_player integer, p_bonus uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  active uuid;
BEGIN
  SELECT bonus_id INTO STRICT active FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF active IS DISTINCT FROM p_bonus THEN RETURN false; END IF;
  PERFORM ledger_end_bonus(p_player, 'void', p_at);
  RETURN true;
END $$;

-- What falls due by itself, whether or not the player comes back; at most so many at once.
CREATE FUNCTION ledger_sweep_due(p_at timestamptz, p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  due integer[];
BEGIN
  SELECT array_agg(player) INTO due FROM (SELECT player FROM ledger_bonus
    WHERE state = 'active' AND expires_at <= p_at ORDER BY player LIMIT p_limit) t;
  IF due IS NOT NULL THEN PERFORM ledger_fall_due(due, p_at); END IF;
  RETURN coalesce(cardinality(due), 0);
END $$;
CREATE INDEX ledger_bonus_by_expiry ON ledger_bonus (expires_at) WHERE state = 'active';

-- Bars a player from staking, depositing and bonuses until a moment, or lifts the bar with null. What
-- a player decided against themselves can be made longer, never shorter.
CREATE FUNCTION ledger_set_bar(p_player integer, p_reason text, p_until timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  IF p_reason IN ('pause', 'exclusion', 'closure') AND EXISTS (SELECT FROM ledger_bar
    WHERE player = p_player AND reason = p_reason AND until > coalesce(p_until, '-infinity')) THEN
    RAISE EXCEPTION 'a % of player % is never shortened', p_reason, p_player;
  END IF;
  DELETE FROM ledger_bar WHERE player = p_player AND reason = p_reason;
  IF p_until IS NOT NULL THEN
    INSERT INTO ledger_bar VALUES (p_player, p_reason, p_until);
  END IF;
  UPDATE ledger_player SET barred_until = coalesce(
      (SELECT max(until) FROM ledger_bar WHERE player = p_player), '-infinity')
    WHERE player = p_player;
END $$;

-- A loss limit counts stakes less wins over 24 hours from the first stake; null takes it away.
CREATE FUNCTION ledger_set_loss_limit(p_player integer, p_amount bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before bigint;
BEGIN
  PERFORM FROM ledger_player WHERE player = p_player FOR UPDATE;
  PERFORM ledger_fall_due(ARRAY[p_player], p_at);
  SELECT amount INTO before FROM ledger_loss_limit WHERE player = p_player;
  IF p_amount IS NULL THEN
    DELETE FROM ledger_loss_limit WHERE player = p_player;
  ELSE
    INSERT INTO ledger_loss_limit VALUES (p_player, p_amount, p_at, p_at + interval '24 hours')
      ON CONFLICT (player) DO UPDATE SET amount = p_amount;
  END IF;
  UPDATE ledger_player SET
      loss_room = CASE WHEN p_amount IS NOT NULL THEN coalesce(loss_room - before, 0) + p_amount END,
      due_at = ledger_next_due(p_player)
    WHERE player = p_player;
END $$;

CREATE FUNCTION ledger_open_pool(p_pool smallint, p_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO ledger_pool (pool, name) VALUES (p_pool, p_name) ON CONFLICT (pool) DO NOTHING;
  INSERT INTO ledger_pool_share (pool, lane) SELECT p_pool, lane FROM ledger_house
    ON CONFLICT (pool, lane) DO NOTHING;
END $$;

-- Moves the whole øre of contributions that have come together from the house to their pools.
CREATE FUNCTION ledger_fund_pools(p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  FOR jar IN SELECT * FROM ledger_pool ORDER BY pool FOR UPDATE LOOP
    leg := NULL;
    SELECT sum(contributed) / 1000 - jar.funded INTO leg.jackpot
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

-- Pays a jackpot that a round has won, once a reference; what the pool lacks the house adds.
CREATE FUNCTION ledger_pay_jackpot(
  p_key uuid, p_pool smallint, p_player integer, p_amount bigint, p_reference text, p_input uuid,
  p_at timestamptz, OUT o_outcome text, OUT o_cash bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  known ledger_journal%ROWTYPE;
  jar ledger_pool%ROWTYPE;
  leg ledger_journal%ROWTYPE;
BEGIN
  IF p_amount <= 0 THEN RAISE EXCEPTION 'no such jackpot: % øre', p_amount; END IF;
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  SELECT j.* INTO known FROM ledger_reference r JOIN ledger_journal j ON j.key = r.key
    WHERE r.kind = 14 AND r.reference = p_reference;
  IF FOUND THEN
    o_outcome := CASE WHEN known.input = p_input THEN 'repeated' ELSE 'conflict' END;
    o_cash := known.cash_after;
    RETURN;
  END IF;
  SELECT * INTO STRICT jar FROM ledger_pool WHERE pool = p_pool FOR UPDATE;
  leg.key := p_key; leg.kind := 14; leg.at := p_at; leg.input := p_input; leg.reference := p_reference;
  leg.pool := p_pool; leg.lane := ledger_own_lane();
  leg.cash := p_amount;
  leg.jackpot := -least(p_amount, jar.balance);
  leg.house := -(p_amount + leg.jackpot);
  UPDATE ledger_pool SET balance = balance + leg.jackpot WHERE pool = p_pool;
  account := ledger_move(leg, p_player);
  INSERT INTO ledger_reference VALUES (14, p_reference, p_key);
  o_outcome := 'posted'; o_cash := account.cash;
END $$;

REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post_transfer, ledger_void_deposit, ledger_grant_bonus,
  ledger_void_bonus, ledger_sweep_due, ledger_set_bar, ledger_set_loss_limit, ledger_open_pool,
  ledger_fund_pools, ledger_pay_jackpot TO nordlys_app;
