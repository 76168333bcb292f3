import { dayOf, formatMoment, hourMs, midnight } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { PaymentsContext } from '../base/payments-context.ts'
import { isBankDay } from './bank-days.ts'

/** People read of what waits when they come to work. */
const remindedAfterMs = 8 * hourMs

/**
 * Reminds people once each bank day of all withdrawals that wait for them. The message names no rule: more
 * people read mails than use the desk.
 */
export async function remindOfHeldPayouts(context: PaymentsContext, at: Date): Promise<void> {
  const day = dayOf(at)
  const from = new Date(midnight(day) + remindedAfterMs)
  if (!isBankDay(day) || at < from) return
  await context.db.transaction().execute(async (tx) => {
    const held = await noteReminded(tx, from, at)
    if (held.length === 0) return
    const lines = held.map(
      ({ withdrawalId, createdAt, dueAt }) =>
        `${withdrawalId}: oprettet ${formatMoment(createdAt)}, skal være afgjort ${formatMoment(dueAt)}`,
    )
    await context.alarm(tx, {
      subject: `Udbetalinger: ${held.length} venter på en medarbejder`,
      lines: [...lines, '', 'npm run desk -- payouts'],
    })
  })
}

/** Copies of the program that tick at the same moment: one notes all, the others find none left. */
async function noteReminded(tx: Tx, from: Date, at: Date) {
  const { rows } = await sql<{ withdrawalId: string; createdAt: Date; dueAt: Date }>`
    WITH reminded AS (
      UPDATE wallet_payout_check c SET reminded_at = ${at}
      FROM wallet_withdrawal w
      WHERE w.withdrawal_id = c.withdrawal_id AND w.status = 'pending' AND c.decision IS NULL
        AND c.due_at IS NOT NULL AND (c.reminded_at IS NULL OR c.reminded_at < ${from})
        AND NOT EXISTS (SELECT FROM wallet_payout_check t WHERE t.reminded_at >= ${from})
      RETURNING c.withdrawal_id, w.created_at, c.due_at)
    SELECT withdrawal_id AS "withdrawalId", min(created_at) AS "createdAt", min(due_at) AS "dueAt"
    FROM reminded GROUP BY withdrawal_id ORDER BY min(due_at), withdrawal_id`.execute(tx)
  return rows
}
