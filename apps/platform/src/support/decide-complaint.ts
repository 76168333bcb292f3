import {
  complaintWayOn,
  type decideComplaint as decideCall,
  type OutcomeOf,
  type RequestOf,
} from '@nordlys/contracts'
import { looksPersonal } from '../audit/index.ts'
import type { Employee } from '../staff/index.ts'
import { decidedLetter, writeTo } from './complaint-letters.ts'
import type { SupportContext } from './context.ts'
import { lockCase, note, shown } from './desk-cases.ts'

/** Decides a case: the second employee finds what the first decided. [CP6] */
export function decide(
  context: SupportContext,
  { number, outcome, reasons, wayOn: named }: RequestOf<typeof decideCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof decideCall>> {
  return context.db.transaction().execute(async (tx) => {
    if (looksPersonal(reasons)) return { ok: false, refusal: 'personal-number' }
    const row = await lockCase(tx, number)
    if (!row) return { ok: false, refusal: 'unknown' }
    const wayOn = named ?? complaintWayOn(row.topic)
    if (row.state === 'decided') {
      const complaint = await shown(context, tx, row)
      const isRepeat =
        row.decided_by === employee.employeeId &&
        [row.outcome, row.reasons, row.way_on].join() === [outcome, reasons, wayOn].join()
      return isRepeat
        ? { ok: true, complaint }
        : { ok: false, refusal: 'already-decided', complaint }
    }
    const at = context.clock.now()
    await tx
      .updateTable('support_case')
      .set({
        state: 'decided',
        decided_at: at,
        decided_by: employee.employeeId,
        outcome,
        reasons,
        way_on: wayOn,
      })
      .where('case_id', '=', row.case_id)
      .execute()
    await note(tx, row, {
      action: 'complaint-decided',
      employee,
      at,
      details: { outcome, wayOn },
    })
    await writeTo(context, tx, row, decidedLetter(row, { outcome, reasons, wayOn }))
    return { ok: true, complaint: await shown(context, tx, row) }
  })
}
