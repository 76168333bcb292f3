import type { OutcomeOf, RequestOf, takeBackDocument as takeBackCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { lockDocument } from './lock-document.ts'
import { findOpenRequest } from './request-rows.ts'

/** Removes a document of the player's own with its bytes, as long as nobody has opened it. [ID41] */
export function takeBackDocument(
  { db, players, payouts }: IdentityPapersContext,
  playerId: PlayerId,
  { documentId }: RequestOf<typeof takeBackCall>,
): Promise<OutcomeOf<typeof takeBackCall>> {
  return db.transaction().execute(async (tx) => {
    // An employee who opens it at the same moment waits for this lock, or is found by what follows.
    const row = await lockDocument(tx, documentId)
    if (row?.playerId !== playerId) return { ok: false, refusal: 'unknown' }
    const { id, documentType } = row
    const opened = await tx
      .selectFrom('documents_review')
      .select('state')
      .where('document_id', '=', id)
      .executeTakeFirst()
    if (opened) return { ok: false, refusal: 'too-late' }
    const asked = { playerId, documentType }
    const askers = await payouts.findAskers(tx, asked)
    const isAskedFor = askers.length > 0 || (await findOpenRequest(tx, asked)) !== undefined
    if (isAskedFor || (await payouts.isReliedOn(tx, asked))) {
      return { ok: false, refusal: 'awaited' }
    }
    await tx.deleteFrom('documents_document').where('document_id', '=', id).execute()
    await audit(tx, {
      ...{ actor: 'player', playerId, action: 'document-taken-back' },
      details: { documentId, documentType },
      at: players.clock.now(),
    })
    return { ok: true }
  })
}
