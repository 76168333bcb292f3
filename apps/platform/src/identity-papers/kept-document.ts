import type { DocumentRejection, DocumentState, KeptDocument } from '@nordlys/contracts'
import type { Db, Tx } from '../db/index.ts'
import type { Vault } from '../players/index.ts'
import type { DocumentTable } from './tables.ts'

/** A document without its bytes, and what became of it. */
export interface DocumentRow
  extends Pick<DocumentTable, 'document_type' | 'file_name_sealed' | 'received_at'> {
  document_id: bigint
  state: DocumentState
  reason: DocumentRejection | null
}

/** Documents with their states; their bytes are not read. */
export function documentRows(db: Db | Tx) {
  return db
    .selectFrom('documents_document as d')
    .leftJoin('documents_review as r', 'r.document_id', 'd.document_id')
    .select(['d.document_id', 'd.document_type', 'd.file_name_sealed', 'd.received_at', 'r.reason'])
    .select(({ fn, ref, val }) =>
      fn.coalesce(ref('r.state'), val<DocumentState>('received')).as('state'),
    )
}

/** A document in the form its player is shown. */
export function keptDocumentOf(vault: Vault, row: DocumentRow): KeptDocument {
  return {
    documentId: String(row.document_id),
    documentType: row.document_type,
    fileName: vault.decrypt('document-name', row.file_name_sealed),
    state: row.state,
    ...(row.reason !== null && { reason: row.reason }),
    receivedAt: row.received_at,
  }
}
