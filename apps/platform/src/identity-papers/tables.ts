import type { DocumentState } from '@nordlys/contracts'
import type { Generated } from 'kysely'

export interface DocumentTable {
  document_id: Generated<bigint>
  player_id: number
  document_type: string
  file_name_sealed: string
  content_type: 'image/jpeg' | 'application/pdf'
  fingerprint: Buffer
  bytes_sealed: Buffer
  state: DocumentState
  received_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    documents_document: DocumentTable
  }
}
