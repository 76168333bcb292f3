import {
  approveDocument,
  listWaitingDocuments,
  type OutcomeOf,
  type openDocument as openCall,
  openDocument,
  type RequestOf,
  rejectDocument,
} from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { judgeDocument } from './judge-document.ts'
import { lockDocument } from './lock-document.ts'
import { openBytes } from './open-bytes.ts'
import { complaintFileType } from './upload-rules.ts'

const listMax = 100

/** The calls of the staff about documents that players sent. */
export function documentCalls(context: IdentityPapersContext): StaffCall[] {
  return [
    staffCall(listWaitingDocuments, async () => ({ ok: true, documents: await list(context) })),
    staffCall(openDocument, ({ request, employee }) => open(context, request, employee)),
    staffCall(approveDocument, ({ request, employee }) =>
      judgeDocument(context, { ...request, state: 'approved', reason: null, employee }),
    ),
    staffCall(rejectDocument, ({ request, employee }) =>
      judgeDocument(context, { ...request, state: 'rejected', employee }),
    ),
  ]
}

async function list({ db, players }: IdentityPapersContext) {
  const rows = await waiting(db).orderBy('d.document_id').limit(listMax).execute()
  return rows.map((row) => ({
    ...documentOf(players.vault, row),
    state: row.opened_by === null ? ('received' as const) : ('in-review' as const),
  }))
}

/** Documents that nobody has judged. */
function waiting(db: Db | Tx) {
  return db
    .selectFrom('documents_document as d')
    .leftJoin('documents_review as r', 'r.document_id', 'd.document_id')
    .leftJoin('staff_employee as e', 'e.employee_id', 'r.opened_by')
    .select([
      ...(['d.document_id', 'd.player_id', 'd.document_type', 'd.file_name_sealed'] as const),
      ...(['d.received_at', 'r.opened_by', 'e.name as opened_name'] as const),
    ])
    .where('d.document_type', '<>', complaintFileType)
    .where((row) => row.or([row('r.state', 'is', null), row('r.state', '=', 'in-review')]))
}

type WaitingRow = Awaited<ReturnType<ReturnType<typeof waiting>['execute']>>[number]

function documentOf(vault: IdentityPapersContext['players']['vault'], row: WaitingRow) {
  return {
    documentId: String(row.document_id),
    playerId: row.player_id,
    documentType: row.document_type,
    fileName: vault.decrypt('document-name', row.file_name_sealed),
    receivedAt: row.received_at,
    ...(row.opened_name !== null && { openedBy: row.opened_name }),
  }
}

/** Gives the bytes out, for a reason that the audit keeps; from then on it is in review. [ID40] */
function open(
  context: IdentityPapersContext,
  { documentId, reason }: RequestOf<typeof openCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof openCall>> {
  const { db, players } = context
  return db.transaction().execute(async (tx) => {
    if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
    const locked = await lockDocument(tx, documentId)
    const row =
      locked && (await waiting(tx).where('d.document_id', '=', locked.id).executeTakeFirst())
    if (!row) return { ok: false, refusal: 'unknown' }
    const at = players.clock.now()
    const opened = { opened_by: employee.employeeId, opened_at: at }
    await tx
      .insertInto('documents_review')
      .values({ document_id: row.document_id, ...opened })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(opened))
      .execute()
    await audit(tx, {
      ...{ actor: 'staff', employee, playerId: playerId(row.player_id) },
      ...{ action: 'document-opened', details: { documentId, reason }, at },
    })
    return { ok: true, playerId: row.player_id, ...(await openBytes(context, tx, row.document_id)) }
  })
}
