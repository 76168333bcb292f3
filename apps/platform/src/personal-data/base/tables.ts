import type { Generated } from 'kysely'

export interface DataCopyTable {
  copy_id: string
  player_id: number
  ordered_at: Date
  ready_at: Date | null
  expires_at: Date | null
  parts: number | null
  /** Of the login that may fetch it, and until when. */
  opened_login: string | null
  opened_until: Date | null
  gone_at: Date | null
}

interface DataCopyPartTable {
  copy_id: string
  number: number
  text_sealed: Buffer
}

interface ErasureTable {
  erasure_id: Generated<bigint>
  player_id: number
  asked_at: Date
  /** Null of a player's own wish. */
  asked_by_employee: number | null
  reason: string | null
  /** When all that may go at once was gone. */
  done_at: Date | null
}

interface RepeatTable {
  player_id: number
  asked_at: Date
  reason: string | null
  wished_by: number
  wished_at: Date
  agreed_by: Generated<number | null>
  agreed_at: Generated<Date | null>
}

interface HoldTable {
  hold_id: Generated<bigint>
  player_id: number
  kind: 'case' | 'dispute' | 'authority'
  reason: string
  set_by: number
  set_at: Date
  until: Date
  lifted_by: Generated<number | null>
  lifted_at: Generated<Date | null>
  lift_reason: Generated<string | null>
}

/** One row. */
interface RetentionTable {
  /** Null before the first night. */
  done_up_to: Date | null
}

/** What the night has removed so far. */
interface TakenTable {
  kind: string
  count: bigint
}

declare module '../../db/database.ts' {
  interface Database {
    personal_data_copy: DataCopyTable
    personal_data_copy_part: DataCopyPartTable
    personal_data_erasure: ErasureTable
    personal_data_repeat: RepeatTable
    personal_data_hold: HoldTable
    personal_data_retention: RetentionTable
    personal_data_taken: TakenTable
  }
}
