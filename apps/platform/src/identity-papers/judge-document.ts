import type {
  approveDocument as approveCall,
  DocumentRejection,
  OutcomeOf,
} from '@nordlys/contracts'
import { audit } from '../audit/index.ts'
import type { Employee } from '../staff/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { documentEmail } from './document-letters.ts'
import { lockDocument } from './lock-document.ts'
import { endRequest, hasAskedFor, isWaiting, noteRejection } from './request-rows.ts'
import { writeAboutDocument } from './write-about-document.ts'

type Judged = { documentId: string; employee: Employee } & (
  | { state: 'approved'; reason: null }
  | { state: 'rejected'; reason: DocumentRejection }
)

/** Approves or rejects a document, once, by who has opened it last and did not ask for it. [ID42] */
export function judgeDocument(
  context: IdentityPapersContext,
  judged: Judged,
): Promise<OutcomeOf<typeof approveCall>> {
  return context.db.transaction().execute(async (tx) => {
    const { documentId, state, reason, employee } = judged
    const document = await lockDocument(tx, documentId)
    if (!document) return { ok: false, refusal: 'unknown' }
    const { id, playerId, documentType, receivedAt } = document
    const review = await tx
      .selectFrom('documents_review')
      .selectAll()
      .where('document_id', '=', id)
      .executeTakeFirst()
    const by = employee.employeeId
    if (review && review.state !== 'in-review') {
      const isRepeat =
        review.decided_by === by && review.state === state && review.reason === reason
      return isRepeat ? { ok: true } : { ok: false, refusal: 'already-judged' }
    }
    if (review?.opened_by !== by) return { ok: false, refusal: 'not-opened' }
    const about = { playerId, documentType }
    const askers = await context.payouts.findAskers(tx, about)
    if (askers.includes(by) || (await hasAskedFor(tx, about, { by, receivedAt }))) {
      return { ok: false, refusal: 'second-person-needed' }
    }
    const at = context.players.clock.now()
    await tx
      .updateTable('documents_review')
      .set({ state, reason, decided_by: by, decided_at: at })
      .where('document_id', '=', id)
      .execute()
    const details = { documentId, documentType, reason }
    await audit(tx, {
      actor: 'staff',
      employee,
      playerId,
      action: `document-${state}`,
      details,
      at,
    })
    if (state === 'rejected') {
      await context.payouts.noteRejected(tx, { ...about, at })
      await noteRejection(tx, about)
    }
    if (state === 'approved' && !(await isWaiting(tx, about))) {
      await endRequest(tx, about, { employee, outcome: state, at })
    }
    await writeAboutDocument(context, tx, { ...about, key: `document-${documentId}` }, (reader) =>
      documentEmail(reader, reason),
    )
    return { ok: true }
  })
}
