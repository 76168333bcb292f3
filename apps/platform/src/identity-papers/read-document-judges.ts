import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'

/** The employees who judged a document of one of these types, whenever it was. */
export async function readDocumentJudges(
  tx: Tx,
  asked: { playerId: PlayerId; documentTypes: readonly string[] },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('documents_review as r')
    .innerJoin('documents_document as d', 'd.document_id', 'r.document_id')
    .select('r.decided_by as by')
    .distinct()
    .where('d.player_id', '=', asked.playerId)
    .where('d.document_type', 'in', asked.documentTypes)
    .where('r.decided_by', 'is not', null)
    .execute()
  return rows.flatMap(({ by }) => (by === null ? [] : [by]))
}
