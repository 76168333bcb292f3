import {
  answerComplaint,
  decideComplaint,
  type listComplaints as listCall,
  listComplaints,
  type OutcomeOf,
  openComplaintFile,
  type RequestOf,
  readComplaintCase,
} from '@nordlys/contracts'
import { type StaffCall, staffCall } from '../staff/index.ts'
import { answer } from './answer-complaint.ts'
import type { SupportContext } from './context.ts'
import { decide } from './decide-complaint.ts'
import { present, presentAll } from './desk-cases.ts'
import { openFile } from './open-complaint-file.ts'

const listMax = 100

/** The calls of the staff about complaints. */
export function complaintCalls(context: SupportContext): StaffCall[] {
  return [
    staffCall(listComplaints, ({ request }) => list(context, request)),
    staffCall(readComplaintCase, async ({ request }) => {
      const complaint = await present(context, context.db, request.number)
      return complaint ? { ok: true, complaint } : { ok: false, refusal: 'unknown' }
    }),
    staffCall(openComplaintFile, ({ request, employee }) => openFile(context, request, employee)),
    staffCall(answerComplaint, ({ request, employee }) => answer(context, request, employee)),
    staffCall(decideComplaint, ({ request, employee }) => decide(context, request, employee)),
  ]
}

async function list(
  context: SupportContext,
  { all }: RequestOf<typeof listCall>,
): Promise<OutcomeOf<typeof listCall>> {
  const cases = context.db.selectFrom('support_case').selectAll().limit(listMax)
  const rows = all
    ? await cases.orderBy('case_id', 'desc').execute()
    : await cases.where('state', '<>', 'decided').orderBy('due_at').orderBy('case_id').execute()
  return { ok: true, complaints: await presentAll(context, context.db, rows) }
}
