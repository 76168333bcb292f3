-- Why: a stake that is taken back counts for nothing, also when its bonus has ended; a bonus that becomes
-- cash twice is booked under two references; what is staked of a bonus is not the players' money; and an
-- end that was taken back before it came ends nothing.

-- How often it became cash: each time under a reference of its own.
ALTER TABLE ledger_bonus ADD COLUMN conversions integer NOT NULL DEFAULT 0 CHECK (conversions >= 0);
UPDATE ledger_bonus b SET conversions = c.conversions
  FROM (SELECT reference, count(*) AS conversions FROM ledger_journal WHERE kind = 11
    GROUP BY reference) c
  WHERE c.reference = b.bonus::text;

-- What is known of each bonus: what was counted, but for stakes that were taken back after it had ended;
-- and the stakes of own rounds since it was given.
CREATE TEMPORARY TABLE counted ON COMMIT DROP AS
  SELECT b.bonus, b.player, b.required, g.seq, p.turnover - g.turnover AS own,
    greatest(0, coalesce(b.wagered, b.required - p.wager_left) - coalesce((SELECT sum(t.wagered)
      FROM ledger_supplier_tx t
      JOIN ledger_supplier_tx back ON back.supplier = t.supplier AND back.tx = t.rolled_back_by
      WHERE t.bonus = b.bonus AND t.action = 'bet' AND back.at > b.ended_at), 0)) AS wagered
  FROM ledger_bonus b JOIN ledger_player p ON p.player = b.player
  JOIN (SELECT key, seq, coalesce(sum(stake) FILTER (WHERE kind = 1) OVER (PARTITION BY player
      ORDER BY seq), 0) AS turnover
    FROM ledger_journal WHERE seq IS NOT NULL AND player IN (SELECT player FROM ledger_bonus)) g
    ON g.key = b.bonus;

-- 0028 gave older bets all of their stake, not what was missing when they were taken. Where no bonus can
-- have been active twice, own rounds in between are told from the journal.
UPDATE ledger_supplier_tx t SET wagered = m.missing FROM (
    SELECT c.bonus, j.key, greatest(0, least(j.staked, c.required - coalesce(sum(
      CASE j.kind WHEN 1 THEN j.stake ELSE j.staked END) OVER (PARTITION BY c.bonus ORDER BY j.seq
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS missing
    FROM counted c JOIN ledger_journal j ON j.player = c.player AND j.seq > c.seq
    WHERE (j.kind = 1 OR EXISTS (SELECT FROM ledger_supplier_tx t
        WHERE t.key = j.key AND t.action = 'bet' AND t.bonus = c.bonus))
      AND NOT EXISTS (SELECT FROM ledger_win_share s WHERE s.bonus = c.bonus)
      AND NOT EXISTS (SELECT FROM ledger_supplier_tx t WHERE t.player = c.player
        AND t.action = 'bet' AND t.rolled_back_by IS NOT NULL)) m
  WHERE t.key = m.key AND t.bonus = m.bonus AND t.wagered > m.missing;
-- Nowhere is it more than was counted of them all.
UPDATE ledger_supplier_tx t SET wagered = greatest(0, t.wagered - m.too_much) FROM (
    SELECT t.key, sum(t.wagered) OVER (PARTITION BY t.bonus ORDER BY j.seq) - c.wagered AS too_much
    FROM ledger_supplier_tx t JOIN ledger_journal j ON j.key = t.key JOIN counted c ON c.bonus = t.bonus
    WHERE t.action = 'bet' AND t.rolled_back_by IS NULL) m
  WHERE t.key = m.key AND m.too_much > 0;

-- Nothing counts but stakes that stand.
UPDATE counted c SET wagered = least(c.wagered, c.own + coalesce((SELECT sum(t.wagered)
  FROM ledger_supplier_tx t
  WHERE t.bonus = c.bonus AND t.action = 'bet' AND t.rolled_back_by IS NULL), 0));
UPDATE ledger_bonus b SET wagered = c.wagered
  FROM counted c WHERE c.bonus = b.bonus AND b.wagered > c.wagered;
UPDATE ledger_player p SET wager_left = c.required - c.wagered
  FROM counted c WHERE c.bonus = p.bonus_id AND c.required - p.wager_left > c.wagered;

-- The account that money of a bonus comes back to, for a player whose row is locked: `bonus` while it is
-- active, `cash` when stakes that stand have fulfilled it, else `bonus-cost`. A bonus that was used up is
-- active again by it, and so is one that stakes which stand have not fulfilled when `p_wagered` is taken
-- off, unless it would have expired or another is active.
CREATE OR REPLACE FUNCTION ledger_bonus_home(
  p_player integer, p_bonus uuid, p_wagered bigint, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  active uuid := (SELECT bonus_id FROM ledger_player WHERE player = p_player);
  past ledger_bonus%ROWTYPE;
BEGIN
  IF active = p_bonus THEN RETURN 'bonus'; END IF;
  SELECT * INTO STRICT past FROM ledger_bonus WHERE bonus = p_bonus;
  IF past.state = 'fulfilled' AND past.wagered - p_wagered >= past.required THEN RETURN 'cash'; END IF;
  IF past.state NOT IN ('used-up', 'fulfilled') OR past.expires_at <= p_at THEN RETURN 'bonus-cost'; END IF;
  IF EXISTS (SELECT FROM ledger_bonus WHERE bonus = active AND expires_at <= p_at) THEN
    PERFORM ledger_end_bonus(p_player, 'expired', p_at);
  ELSIF active IS NOT NULL THEN
    RETURN 'bonus-cost';
  END IF;
  UPDATE ledger_bonus SET state = 'active', ended_at = NULL, wagered = NULL WHERE bonus = p_bonus;
  UPDATE ledger_player SET bonus_id = p_bonus, stake_max = past.stake_max,
      wager_left = past.required - past.wagered, due_at = least(due_at, past.expires_at)
    WHERE player = p_player;
  RETURN 'bonus';
END $$;

-- Gives a stake back that was accepted: to the cash it came from, which pays a debt first, and to its
-- bonus. What it counted towards a requirement counts no more, whether or not its bonus is active.
CREATE OR REPLACE FUNCTION ledger_return_stake(
  leg ledger_journal, account ledger_player, game ledger_round, target ledger_supplier_tx,
  before ledger_journal, p_at timestamptz
) RETURNS ledger_journal LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  leg.cash := -coalesce(before.cash, 0);
  IF before.bonus < 0 THEN
    leg := ledger_add_bonus_money(leg,
      ledger_bonus_home(account.player, target.bonus, target.wagered, p_at), -before.bonus);
    UPDATE ledger_round_share SET stake = stake + before.bonus
      WHERE round = game.id AND bonus = target.bonus;
  END IF;
  leg.debt := least(leg.cash, -account.debt);
  leg.cash := leg.cash - leg.debt;
  IF game.state = 'open' THEN leg.staked := -before.staked;
  ELSE leg.house := -before.staked; END IF;
  UPDATE ledger_round r SET stake_cash = r.stake_cash + coalesce(before.cash, 0),
      stake_bonus = r.stake_bonus + coalesce(before.bonus, 0),
      state = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
        THEN 'rolled-back' ELSE r.state END,
      settled_at = CASE WHEN r.stake_cash + r.stake_bonus = before.staked
        THEN coalesce(r.settled_at, p_at) ELSE r.settled_at END
    WHERE r.id = game.id;
  UPDATE ledger_bonus b SET wagered = b.wagered - target.wagered
    WHERE b.bonus = target.bonus AND b.state <> 'active';
  UPDATE ledger_player p SET
      loss_room = p.loss_room + CASE WHEN EXISTS (SELECT FROM ledger_loss_limit l
        WHERE l.player = p.player AND l.since <= before.at) THEN before.staked ELSE 0 END,
      wager_left = p.wager_left + CASE WHEN p.bonus_id = target.bonus THEN target.wagered ELSE 0 END
    WHERE p.player = account.player;
  RETURN leg;
END $$;

-- Ends the active bonus of a player whose row is locked. Fulfilled, what is left of it becomes cash;
-- expired or void, it goes back to where it came from.
CREATE OR REPLACE FUNCTION ledger_end_bonus(p_player integer, p_state text, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  account ledger_player%ROWTYPE;
  leg ledger_journal%ROWTYPE;
  times integer;
BEGIN
  SELECT * INTO STRICT account FROM ledger_player WHERE player = p_player FOR UPDATE;
  UPDATE ledger_bonus b SET state = p_state, wagered = b.required - account.wager_left, ended_at = p_at,
      conversions = b.conversions + (p_state = 'fulfilled' AND account.bonus > 0)::integer
    WHERE b.bonus = account.bonus_id RETURNING conversions INTO times;
  UPDATE ledger_player SET bonus_id = NULL, wager_left = 0, stake_max = NULL,
      due_at = ledger_next_due(p_player) WHERE player = p_player;
  IF account.bonus > 0 THEN
    leg.key := ledger_new_key(p_at); leg.at := p_at; leg.input := account.bonus_id;
    leg.reference := account.bonus_id;
    leg.bonus := -account.bonus;
    IF p_state = 'fulfilled' THEN
      leg.kind := 11; leg.cash := account.bonus;
      -- One that was active again may become cash again.
      IF times > 1 THEN leg.reference := leg.reference || ':' || times; END IF;
    ELSE leg.kind := 12; leg.bonus_cost := account.bonus; END IF;
    PERFORM ledger_move(leg, p_player);
  END IF;
END $$;

-- The answer a message got before, if any; null outcome when it is new. Whatever was taken back before
-- it came moves nothing.
CREATE OR REPLACE FUNCTION ledger_supplier_known(
  p_supplier smallint, p_tx text, p_action text, p_input uuid
) RETURNS ledger_supplier_answer LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT (CASE
      WHEN action = 'tombstone' AND p_action IN ('bet', 'win', 'end') THEN 'rolled-back'
      WHEN action = p_action AND input = p_input THEN outcome
      ELSE 'conflict' END,
    action = p_action AND input = p_input, balance, round)::ledger_supplier_answer
  FROM ledger_supplier_tx WHERE supplier = p_supplier AND tx = p_tx
$$;

-- All players' money at a moment, bucket by bucket. Cash, what is reserved for withdrawals and the cash
-- stakes of open rounds belong to the players; bonus, staked or not, does not yet; debt is shown and
-- takes nothing off. What of a stake was bonus is in its bet, which counts from when it was taken until
-- it was taken back or its round ended.
CREATE OR REPLACE FUNCTION audit_player_funds(p_at timestamptz)
RETURNS TABLE (bucket text, balance_ore bigint, is_players boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH staked_bonus AS (
    SELECT coalesce(-sum(j.bonus), 0) AS ore
    FROM ledger_round r JOIN ledger_supplier_tx t ON t.round = r.id JOIN ledger_journal j ON j.key = t.key
    LEFT JOIN ledger_supplier_tx back ON back.supplier = t.supplier AND back.tx = t.rolled_back_by
    WHERE t.action = 'bet' AND j.at <= p_at AND (r.settled_at <= p_at) IS NOT TRUE
      AND (back.at <= p_at) IS NOT TRUE
  )
  SELECT b.name, sum(b.ore)::bigint, b.name IN ('cash', 'reserved', 'staked') FROM (
    SELECT CASE owner_type WHEN 'debt' THEN 'debt' ELSE split_part(account_id, ':', 3) END AS name,
      amount_ore AS ore
    FROM audit_entries WHERE owner_type IN ('player', 'debt') AND created_at <= p_at
    UNION ALL SELECT 'bonus', ore FROM staked_bonus
    UNION ALL SELECT 'staked', -ore FROM staked_bonus
    UNION ALL SELECT unnest('{cash,bonus,reserved,staked,debt}'::text[]), 0
  ) b GROUP BY b.name ORDER BY b.name
$$;
