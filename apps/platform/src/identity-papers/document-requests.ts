import {
  listDocumentRequests,
  type OutcomeOf,
  type RequestOf,
  requestDocument as requestCall,
  withdrawDocumentRequest as withdrawCall,
} from '@nordlys/contracts'
import { addDays, dateOf, playerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Tx } from '../db/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { documentRequestEmail, requestWithdrawnEmail } from './document-letters.ts'
import { lockDocumentsOf } from './lock-document.ts'
import { endRequest, findOpenRequest, isWaiting } from './request-rows.ts'
import { readUploadRules } from './upload-rules.ts'
import { writeAboutDocument } from './write-about-document.ts'

const listMax = 100

/** The calls of the staff about documents that they ask for where no withdrawal waits. */
export function documentRequestCalls(context: IdentityPapersContext): StaffCall[] {
  return [
    staffCall(listDocumentRequests, async () => ({ ok: true, requests: await list(context) })),
    staffCall(requestCall, ({ request, employee }) => ask(context, request, employee)),
    staffCall(withdrawCall, ({ request, employee }) => withdraw(context, request, employee)),
  ]
}

async function list({ db, players }: IdentityPapersContext) {
  const rows = await db
    .selectFrom('documents_request as r')
    .innerJoin('staff_employee as e', 'e.employee_id', 'r.asked_by')
    .innerJoin('players_player as p', 'p.player_id', 'r.player_id')
    .selectAll('r')
    .select('e.name as asked_name')
    .where('r.ended_at', 'is', null)
    // Nobody answers any more; the row goes with the documents.
    .where('p.closed_at', 'is', null)
    .orderBy('r.request_id')
    .limit(listMax)
    .execute()
  const today = dateOf(players.clock.now())
  return rows.map((row) => ({
    ...{ requestId: String(row.request_id), playerId: row.player_id },
    ...{ documentType: row.document_type, purpose: row.purpose, lastDay: row.last_day },
    ...{ askedAt: row.asked_at, askedBy: row.asked_name, isAnswered: row.answered_at !== null },
    isLate: row.answered_at === null && row.last_day < today,
  }))
}

/** Asks for one document, and writes to its player what, why and until when. [ID60] */
async function ask(
  context: IdentityPapersContext,
  asked: RequestOf<typeof requestCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof requestCall>> {
  const { documentType, purpose } = asked
  const { documentTypes } = await readUploadRules(context.db)
  if (!documentTypes.includes(documentType)) return { ok: false, refusal: 'unknown-document-type' }
  return context.db.transaction().execute(async (tx) => {
    const player = playerId(asked.playerId)
    if (!(await isCustomer(tx, asked.playerId))) return { ok: false, refusal: 'unknown' }
    await lockDocumentsOf(tx, player)
    const at = context.players.clock.now()
    const lastDay = addDays(dateOf(at), asked.days)
    const open = await findOpenRequest(tx, { playerId: player, documentType })
    if (open) {
      const { asked_by: by, purpose: before, last_day: day } = open
      const isRepeat = by === employee.employeeId && before === purpose && day === lastDay
      if (!isRepeat) return { ok: false, refusal: 'already-asked' }
      return { ok: true, requestId: String(open.request_id), lastDay }
    }
    // It may be what the employee wants; a request answers what comes after it.
    const about = { playerId: player, documentType }
    if (await isWaiting(tx, about)) return { ok: false, refusal: 'one-waits' }
    const row = await tx
      .insertInto('documents_request')
      .values({
        ...{ player_id: player, document_type: documentType, purpose, last_day: lastDay },
        ...{ asked_by: employee.employeeId, asked_at: at },
      })
      .returning('request_id')
      .executeTakeFirstOrThrow()
    const requestId = String(row.request_id)
    const details = { requestId, documentType, purpose, lastDay }
    const line = { actor: 'staff', employee, playerId: player, details, at } as const
    await audit(tx, { ...line, action: 'document-requested' })
    const key = `document-request-${requestId}`
    await writeAboutDocument(context, tx, { ...about, key }, (reader) =>
      documentRequestEmail(reader, { purpose, lastDay }),
    )
    return { ok: true, requestId, lastDay }
  })
}

/** Whether there is an account that is not closed: its player can read the request and answer it. */
async function isCustomer(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('player_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a request that is open, and writes to its player that nothing is needed any more. [ID60] */
function withdraw(
  context: IdentityPapersContext,
  { requestId }: RequestOf<typeof withdrawCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof withdrawCall>> {
  return context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('documents_request')
      .select(['player_id', 'document_type'])
      .where('request_id', '=', BigInt(requestId))
      .executeTakeFirst()
    if (!row) return { ok: false, refusal: 'unknown' }
    const about = { playerId: playerId(row.player_id), documentType: row.document_type }
    await lockDocumentsOf(tx, about.playerId)
    // A document may have been approved for it meanwhile.
    const open = await findOpenRequest(tx, about)
    if (String(open?.request_id) !== requestId) return { ok: false, refusal: 'unknown' }
    const at = context.players.clock.now()
    await endRequest(tx, about, { employee, outcome: 'withdrawn', at })
    const key = `document-request-${requestId}-withdrawn`
    await writeAboutDocument(context, tx, { ...about, key }, requestWithdrawnEmail)
    return { ok: true }
  })
}
