import type {
  ComplaintOutcome,
  ComplaintState,
  ComplaintSubject,
  ComplaintTopic,
  ComplaintWayOn,
  ContactTopic,
} from '@nordlys/contracts'
import type { Generated } from 'kysely'

interface SupportMessageTable {
  message_id: Generated<bigint>
  topic: ContactTopic
  name: string
  email: string
  message: string
  challenge: string
  received_at: Date
}

/** A case without a player came by the contact form, and has name, e-mail and the message's number. */
export interface SupportCaseTable {
  case_id: Generated<bigint>
  player_id: number | null
  wish_key: string | null
  message_id: bigint | null
  name: string | null
  email: string | null
  topic: ComplaintTopic
  subject_kind: ComplaintSubject['kind'] | null
  subject_ref: string | null
  subject_at: Date | null
  wish: string | null
  words: string
  state: Generated<ComplaintState>
  received_at: Date
  due_at: Date
  told_at: Date | null
  expected_by: Date | null
  decided_at: Date | null
  decided_by: number | null
  outcome: ComplaintOutcome | null
  reasons: string | null
  way_on: ComplaintWayOn | null
}

interface SupportCaseMessageTable {
  message_id: Generated<bigint>
  case_id: bigint
  author: 'player' | 'staff'
  employee_id: number | null
  wish_key: string | null
  /** Of what came by the contact form. */
  contact_message_id: Generated<bigint | null>
  words: string
  written_at: Date
}

interface SupportCaseFileTable {
  case_id: bigint
  document_id: bigint
  sent_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    support_case: SupportCaseTable
    support_case_file: SupportCaseFileTable
    support_case_message: SupportCaseMessageTable
    support_message: SupportMessageTable
  }
}
