import type { KeptDocument } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { documentRows, keptDocumentOf } from './kept-document.ts'
import { complaintFileType } from './upload-rules.ts'

/**
 * Everything a player has sent and we still have, newest first. Files of a complaint are read in its case.
 * [SCREEN-11]
 */
export async function listDocuments(
  { db, players }: IdentityPapersContext,
  playerId: PlayerId,
): Promise<KeptDocument[]> {
  const rows = await documentRows(db)
    .where('d.player_id', '=', playerId)
    .where('d.document_type', '<>', complaintFileType)
    .orderBy('d.received_at', 'desc')
    .orderBy('d.document_id', 'desc')
    .execute()
  return rows.map((row) => keptDocumentOf(players.vault, row))
}

/** When the newest document of each type came. */
export async function readNewestDocuments(
  tx: Tx,
  playerId: PlayerId,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .selectFrom('documents_document')
    .select(({ fn }) => ['document_type', fn.max('received_at').as('at')])
    .where('player_id', '=', playerId)
    .groupBy('document_type')
    .execute()
  return new Map(rows.map(({ document_type: type, at }) => [type, at]))
}
