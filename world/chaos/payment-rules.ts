import { rowsOf } from '../kill/rows.ts'
import type { Breach } from '../money-invariants.ts'

/**
 * Deposit limits and the lives of payments, worked out again from the auditor's views alone: the
 * rules are written here a second time, and share nothing with the program's own. [LIM-01] [PAY-05]
 */
export async function findPaymentBreaches(databaseUrl: string): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const [invariant, query] of Object.entries(queries)) {
    breaches.push({ invariant, rows: await rowsOf(databaseUrl, query) })
  }
  return breaches
}

/** `(direction, from, to)`; a payment is born by a move from null. */
const moves = `(VALUES
  ('deposit', NULL, 'initiated'), ('deposit', 'initiated', 'pending'),
  ('deposit', 'initiated', 'canceled'), ('deposit', 'pending', 'processing'),
  ('deposit', 'pending', 'canceled'), ('deposit', 'processing', 'implemented'),
  ('deposit', 'processing', 'canceled'), ('deposit', 'implemented', 'reversed'),
  ('withdrawal', NULL, 'pending'), ('withdrawal', 'pending', 'processing'),
  ('withdrawal', 'pending', 'canceled'), ('withdrawal', 'processing', 'initiated'),
  ('withdrawal', 'processing', 'reversed'), ('withdrawal', 'initiated', 'implemented'),
  ('withdrawal', 'initiated', 'reversed'), ('withdrawal', 'implemented', 'reversed')
) AS move(direction, from_status, to_status)`

const queries: Readonly<Record<string, string>> = {
  // At each booked deposit: what was booked in the look-back before and with it. Money that nobody
  // approved, because it came after its deposit was over, counts, but could not be turned away.
  'I13 no booked deposit exceeds the limit in force': `
    WITH look_back(period, length) AS (VALUES
      ('day', interval '24 hours'), ('week', interval '7 days'), ('month', interval '30 days')
    ), deposit AS (
      SELECT t.txn_id, t.ext_ref, t.player_id, t.created_at, sum(e.amount_ore) AS amount_ore
      FROM audit_txns t JOIN audit_entries e USING (txn_id)
      WHERE t.kind = 'deposit' AND e.owner_type IN ('player', 'debt') GROUP BY 1, 2, 3, 4
    ), used AS (
      SELECT d.txn_id, d.player_id, w.period, d.created_at, sum(other.amount_ore) AS used_ore
      FROM deposit d CROSS JOIN look_back w
      JOIN audit_payments p ON p.psp_ref = d.ext_ref AND p.status <> 'canceled'
        AND p.created_at < d.created_at
      JOIN deposit other ON other.player_id = d.player_id
        AND other.created_at <= d.created_at AND other.created_at > d.created_at - w.length
      GROUP BY 1, 2, 3, 4
    )
    SELECT u.*, limit_then.amount_ore FROM used u
    CROSS JOIN LATERAL (SELECT l.amount_ore FROM audit_limits l
      WHERE l.player_id = u.player_id AND l.period = u.period AND l.effective_at <= u.created_at
      ORDER BY l.effective_at DESC LIMIT 1) limit_then
    WHERE u.used_ore > limit_then.amount_ore`,
  'I16 each payment only makes moves of its table': `
    SELECT s.* FROM audit_payment_statuses s WHERE NOT EXISTS (
      SELECT FROM ${moves} WHERE move.direction = s.direction AND move.to_status = s.to_status
        AND move.from_status IS NOT DISTINCT FROM s.from_status)`,
  'I16 each move begins where the one before it ended': `
    SELECT * FROM (SELECT s.*, lag(to_status) OVER (PARTITION BY payment_id ORDER BY status_id)
      AS status_before FROM audit_payment_statuses s) t
    WHERE from_status IS DISTINCT FROM status_before`,
  'I16 each payment is where its history ends': `
    SELECT p.payment_id, p.status, s.to_status FROM audit_payments p LEFT JOIN (
      SELECT DISTINCT ON (payment_id) payment_id, to_status FROM audit_payment_statuses
      ORDER BY payment_id, status_id DESC) s USING (payment_id)
    WHERE s.to_status IS DISTINCT FROM p.status`,
}
