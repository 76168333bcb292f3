import type { KeptDocument } from '@nordlys/contracts'
import type { Selectable } from 'kysely'
import type { Vault } from '../players/index.ts'
import type { DocumentTable } from './tables.ts'

/** The columns of a document that are shown: its bytes are not among them. */
export const toldColumns = [
  'document_id',
  'document_type',
  'file_name_sealed',
  'state',
  'received_at',
] as const

/** A document in the form its player is shown. */
export function keptDocumentOf(
  vault: Vault,
  row: Pick<Selectable<DocumentTable>, (typeof toldColumns)[number]>,
): KeptDocument {
  return {
    documentId: String(row.document_id),
    documentType: row.document_type,
    fileName: vault.decrypt('document-name', row.file_name_sealed),
    state: row.state,
    receivedAt: row.received_at,
  }
}
