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

declare module '../../db/database.ts' {
  interface Database {
    personal_data_copy: DataCopyTable
    personal_data_copy_part: DataCopyPartTable
  }
}
