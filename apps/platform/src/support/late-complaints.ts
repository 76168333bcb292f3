import { type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { promisedBy } from './complaint-dates.ts'
import { laterLetter, tellStaff, writeTo } from './complaint-letters.ts'
import type { CaseRow } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'

const toldAtOnce = 100

/**
 * Writes to every complainant whose case is not decided in time when they may expect it: at the end of the
 * 14th day, and again when the day named is over. A job ticks it; copies that tick at once write once. [CP4]
 */
export async function tellOfLateComplaints(context: SupportContext, at: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    for (const row of await lockLate(tx, at)) await tell(context, tx, row, at)
  })
}

/** A case that somebody acts on at this moment is left to the next tick. */
function lockLate(tx: Tx, at: Date): Promise<CaseRow[]> {
  const told = sql<Date>`CASE WHEN told_at IS NULL THEN due_at ELSE expected_by END`
  return tx
    .selectFrom('support_case')
    .selectAll()
    .where('state', '<>', 'decided')
    .where(told, '<', at)
    .orderBy(told)
    .limit(toldAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
}

async function tell(context: SupportContext, tx: Tx, late: CaseRow, at: Date): Promise<void> {
  const expectedBy = promisedBy({ dueAt: late.due_at, expectedBy: late.expected_by }, at)
  const row = await tx
    .updateTable('support_case')
    .set({ told_at: at, expected_by: expectedBy })
    .where('case_id', '=', late.case_id)
    .returningAll()
    .executeTakeFirst()
  const { case_id: number, player_id: player } = required(row, 'a late complaint')
  await audit(tx, {
    actor: 'system',
    ...(player !== null && { playerId: player as PlayerId }),
    action: 'complaint-later-than-expected',
    details: { number, expectedBy },
    at,
  })
  await writeTo(context, tx, late, laterLetter(late, { at, expectedBy }))
  const key = `later-${at.getTime()}`
  await tellStaff(context, tx, late, { key, subject: 'Klage over fristen' })
}
