-- Why: a booked deposit counts in the limits, whatever they had left when it came. Until now money that
-- found a limit full was booked and not counted, and late money was counted under the deposit that had
-- been given up. Each booked deposit has a use of its own reference, amount and moment.

INSERT INTO limits_player SELECT DISTINCT player_id FROM wallet_deposit
  WHERE status IN ('implemented', 'reversed')
  ON CONFLICT DO NOTHING;

INSERT INTO limits_deposit_use (reference, player_id, amount_ore, state, at)
  SELECT d.reference, d.player_id, d.amount_ore, 'settled', s.at
  FROM wallet_deposit d
  JOIN wallet_payment_status s ON s.payment_id = d.reference AND s.to_status = 'implemented'
  WHERE d.status IN ('implemented', 'reversed')
  ON CONFLICT (reference) DO UPDATE
    SET amount_ore = excluded.amount_ore, state = 'settled', at = excluded.at;

UPDATE limits_deposit_use u SET state = 'released' FROM wallet_deposit d
  WHERE d.reference = u.reference AND d.status = 'canceled' AND u.state <> 'released';
