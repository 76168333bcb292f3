import type { ContactTopic } from '@nordlys/contracts'
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

declare module '../db/database.ts' {
  interface Database {
    support_message: SupportMessageTable
  }
}
