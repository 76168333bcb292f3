import { retentionMs } from '@nordlys/contracts'
import { after, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import './tables.ts'
import { complaintFileType } from './upload-rules.ts'

/**
 * Deletes the documents, five years old themselves, of accounts that have been closed for five years:
 * what they were asked for is over. Requests for documents go with them; files of a complaint go with it.
 * Those of a player for whom a hold stands stay: `isHeld` is the SQL that says so of a player's column. A job
 * ticks it. [SEC-88] [PD14]
 */
export async function forgetOldDocuments(
  db: Db,
  at: Date,
  isHeld: (player: string, at: Date) => string,
): Promise<void> {
  const isFree = (player: string) => sql<boolean>`NOT ${sql.raw(isHeld(player, at))}`
  const closedBy = after(at, -retentionMs.identityPapers)
  await db.transaction().execute(async (tx) => {
    const forgotten = await tx
      .deleteFrom('documents_document')
      .where('received_at', '<=', closedBy)
      .where('document_type', '<>', complaintFileType)
      .where(isClosedSince('documents_document.player_id', closedBy, at))
      .where(isFree('documents_document.player_id'))
      .returning(['document_id', 'player_id', 'document_type'])
      .execute()
    for (const { document_id, player_id, document_type } of forgotten) {
      await audit(tx, {
        actor: 'system',
        playerId: playerId(player_id),
        action: 'document-forgotten',
        details: { documentId: String(document_id), documentType: document_type },
        at,
      })
    }
    await tx
      .deleteFrom('documents_request')
      .where('asked_at', '<=', closedBy)
      .where(isClosedSince('documents_request.player_id', closedBy, at))
      .where(isFree('documents_request.player_id'))
      .execute()
  })
}

/** Whether an account closed at a moment or before it, and has not been opened again. */
function isClosedSince(player: string, closedBy: Date, at: Date) {
  return sql<boolean>`EXISTS (SELECT FROM audit_exclusions e
    WHERE e.player_id = ${sql.ref(player)} AND e.kind = 'closure'
      AND e.from_at <= ${closedBy} AND e.to_at > ${at})`
}
