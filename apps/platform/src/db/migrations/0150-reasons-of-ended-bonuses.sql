-- Why: a bonus that has ended says why, so that its player is told and no end reads like another.
ALTER TABLE ledger_bonus ADD COLUMN ended_reason text;

-- Until now a bonus was void by a withdrawal, a pause, a closing or a chargeback, and by nothing else.
UPDATE ledger_bonus b SET ended_reason = CASE
    WHEN b.state <> 'void' THEN b.state
    WHEN EXISTS (SELECT FROM wallet_withdrawal w WHERE w.void_bonus_id = b.bonus) THEN 'withdrawn'
    ELSE coalesce((SELECT CASE p.kind WHEN 'permanent' THEN 'closed' ELSE 'paused' END
      FROM limits_pause p WHERE p.player_id = b.player AND p.starts_at = b.ended_at
      ORDER BY p.pause_id LIMIT 1), 'chargeback') END
  WHERE b.state <> 'active';

ALTER TABLE ledger_bonus ADD CONSTRAINT ledger_bonus_ended_reason_check CHECK (CASE state
    WHEN 'active' THEN ended_reason IS NULL
    WHEN 'void' THEN ended_reason IS NOT NULL
      AND ended_reason IN ('withdrawn', 'paused', 'closed', 'chargeback', 'ended-by-player')
    ELSE ended_reason IS NOT NULL AND ended_reason = state END);
