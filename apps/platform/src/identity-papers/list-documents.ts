import type { KeptDocument } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { IdentityPapersContext } from './context.ts'
import { keptDocumentOf, toldColumns } from './kept-document.ts'

/** Everything a player has sent and we still have, newest first. [SCREEN-11] */
export async function listDocuments(
  { db, players }: IdentityPapersContext,
  playerId: PlayerId,
): Promise<KeptDocument[]> {
  const rows = await db
    .selectFrom('documents_document')
    .select(toldColumns)
    .where('player_id', '=', playerId)
    .orderBy('received_at', 'desc')
    .orderBy('document_id', 'desc')
    .execute()
  return rows.map((row) => keptDocumentOf(players.vault, row))
}
