import { type PlayerId, playerId } from '@nordlys/core'
import { sql } from 'kysely'
import { lockSpaces, type Tx } from '../db/index.ts'
import { complaintFileType } from './upload-rules.ts'

/** Documents of a player are sent, opened, judged and taken back one after the other. */
export async function lockDocumentsOf(tx: Tx, player: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockSpaces.documentsOfPlayer}::int, ${player}::int)`.execute(
    tx,
  )
}

interface LockedDocument {
  id: bigint
  playerId: PlayerId
  documentType: string
  receivedAt: Date
}

/** A document under its player's lock; undefined where there is none. */
export async function lockDocument(
  tx: Tx,
  documentId: string,
): Promise<LockedDocument | undefined> {
  const before = await find(tx, documentId)
  if (!before) return undefined
  await lockDocumentsOf(tx, playerId(before.player_id))
  // It may have been taken back meanwhile.
  const row = await find(tx, documentId)
  if (!row) return undefined
  const { document_id: id, player_id: player, document_type: documentType } = row
  return { id, playerId: playerId(player), documentType, receivedAt: row.received_at }
}

function find(tx: Tx, documentId: string) {
  return tx
    .selectFrom('documents_document')
    .select(['document_id', 'player_id', 'document_type', 'received_at'])
    .where('document_id', '=', BigInt(documentId))
    .where('document_type', '<>', complaintFileType)
    .executeTakeFirst()
}
