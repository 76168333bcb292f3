import { readDocumentNames } from '../content/index.ts'
import type { Tx } from '../db/index.ts'
import type { IdentityPapersContext } from './context.ts'
import type { DocumentEmail, DocumentReader } from './document-letters.ts'
import type { Requested } from './request-rows.ts'

/** Has a letter about a document sent in the transaction that it tells of, once for its key. */
export async function writeAboutDocument(
  { players: { enqueue, rules } }: IdentityPapersContext,
  tx: Tx,
  { playerId, documentType, key }: Requested & { key: string },
  write: (reader: DocumentReader) => DocumentEmail,
): Promise<void> {
  const player = await tx
    .selectFrom('players_player')
    .select(['first_name as firstName', 'email as to'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const documentName = (await readDocumentNames(tx)).get(documentType) ?? documentType
  const email = write({ ...player, brandName: rules.brandName, documentName })
  await enqueue(tx, 'send-email', { ...email, playerId, idempotencyKey: key })
}
