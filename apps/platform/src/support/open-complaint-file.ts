import type { OutcomeOf, openComplaintFile as openCall, RequestOf } from '@nordlys/contracts'
import { looksPersonal } from '../audit/index.ts'
import { openBytes } from '../identity-papers/index.ts'
import type { Employee } from '../staff/index.ts'
import type { SupportContext } from './context.ts'
import { lockCase, note } from './desk-cases.ts'

/** Gives a file of a case out, for a reason that the audit keeps. [CP11] */
export function openFile(
  { db, clock, identityPapers }: SupportContext,
  { number, place, reason }: RequestOf<typeof openCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof openCall>> {
  return db.transaction().execute(async (tx) => {
    if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
    const row = await lockCase(tx, number)
    const file =
      row &&
      (await tx
        .selectFrom('support_case_file')
        .select('document_id')
        .where('case_id', '=', row.case_id)
        .orderBy('sent_at')
        .orderBy('document_id')
        .offset(place - 1)
        .limit(1)
        .executeTakeFirst())
    if (!file) return { ok: false, refusal: 'unknown' }
    const details = { documentId: String(file.document_id), reason }
    await note(tx, row, { action: 'complaint-file-opened', employee, at: clock.now(), details })
    return { ok: true, ...(await openBytes(identityPapers, tx, file.document_id)) }
  })
}
