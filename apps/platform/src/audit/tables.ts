import type { Generated, JSONColumnType } from 'kysely'

export interface AuditLineTable {
  line_id: Generated<bigint>
  at: Date
  actor: 'player' | 'system' | 'staff' | 'outside'
  player_id: number | null
  action: string
  details: JSONColumnType<Record<string, unknown>>
}

declare module '../db/database.ts' {
  interface Database {
    audit_line: AuditLineTable
  }
}
