import type { answerComplaint as answerCall, OutcomeOf, RequestOf } from '@nordlys/contracts'
import { looksPersonal } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import type { Employee } from '../staff/index.ts'
import { endOfPromisedDay } from './complaint-dates.ts'
import { answeredLetter, writeTo } from './complaint-letters.ts'
import type { CaseRow } from './complaint-rows.ts'
import type { SupportContext } from './context.ts'
import { lockCase, note, shown } from './desk-cases.ts'

/** Writes to the complainant; the case is in progress from then on. [CP5] */
export function answer(
  context: SupportContext,
  { number, words, expectedOn }: RequestOf<typeof answerCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof answerCall>> {
  return context.db.transaction().execute(async (tx) => {
    if (looksPersonal(words)) return { ok: false, refusal: 'personal-number' }
    const row = await lockCase(tx, number)
    if (!row) return { ok: false, refusal: 'unknown' }
    if (row.state === 'decided') {
      return { ok: false, refusal: 'already-decided', complaint: await shown(context, tx, row) }
    }
    const at = context.clock.now()
    const expectedBy = expectedOn === undefined ? undefined : endOfPromisedDay(expectedOn, at)
    if (expectedOn !== undefined && !expectedBy) return { ok: false, refusal: 'day-not-possible' }
    const isPromised = expectedBy?.getTime() === row.expected_by?.getTime() || !expectedBy
    if (isPromised && (await wroteLast(tx, row, words, employee))) {
      return { ok: true, complaint: await shown(context, tx, row) }
    }
    await tx
      .updateTable('support_case')
      .set({ state: 'in-progress', ...(expectedBy && { expected_by: expectedBy }) })
      .where('case_id', '=', row.case_id)
      .execute()
    const messageId = await write(tx, row, { words, employee, at })
    await note(tx, row, { action: 'complaint-answered', employee, at, details: { messageId } })
    await writeTo(context, tx, row, answeredLetter(row, { messageId, words, expectedBy }))
    return { ok: true, complaint: await shown(context, tx, row) }
  })
}

/** Whether the newest words of the case are these, by the same employee. */
async function wroteLast(tx: Tx, row: CaseRow, words: string, { employeeId }: Employee) {
  const last = await tx
    .selectFrom('support_case_message')
    .select(['employee_id', 'words'])
    .where('case_id', '=', row.case_id)
    .orderBy('message_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.employee_id === employeeId && last.words === words
}

async function write(
  tx: Tx,
  row: CaseRow,
  { words, employee, at }: { words: string; employee: Employee; at: Date },
): Promise<bigint> {
  const written = await tx
    .insertInto('support_case_message')
    .values({
      case_id: row.case_id,
      author: 'staff',
      employee_id: employee.employeeId,
      wish_key: null,
      words,
      written_at: at,
    })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return written.message_id
}
