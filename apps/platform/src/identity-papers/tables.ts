import type {
  DocumentPurpose,
  DocumentRejection,
  DocumentState,
  KeptContentType,
} from '@nordlys/contracts'
import type { Generated } from 'kysely'

export interface DocumentTable {
  document_id: Generated<bigint>
  player_id: number
  document_type: string
  file_name_sealed: string
  content_type: KeptContentType
  fingerprint: Buffer
  bytes_sealed: Buffer
  state: 'received'
  received_at: Date
}

interface DocumentReviewTable {
  document_id: bigint
  state: Generated<Exclude<DocumentState, 'received'>>
  opened_by: number
  opened_at: Date
  decided_by: number | null
  decided_at: Date | null
  reason: DocumentRejection | null
}

interface DocumentRequestTable {
  request_id: Generated<bigint>
  player_id: number
  document_type: string
  purpose: DocumentPurpose
  /** A Danish date, YYYY-MM-DD. */
  last_day: string
  asked_by: number
  asked_at: Date
  answered_at: Date | null
  ended_at: Date | null
  ended_by: number | null
  outcome: 'approved' | 'withdrawn' | null
}

declare module '../db/database.ts' {
  interface Database {
    documents_document: DocumentTable
    documents_review: DocumentReviewTable
    documents_request: DocumentRequestTable
  }
}
