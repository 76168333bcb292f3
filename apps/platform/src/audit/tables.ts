import type { Generated, JSONColumnType } from 'kysely'

export interface AuditLineTable {
  line_id: Generated<bigint>
  at: Date
  actor: 'player' | 'system' | 'staff' | 'outside'
  player_id: number | null
  action: string
  details: JSONColumnType<Record<string, unknown>>
  /** The employee who did it. */
  employee_id: Generated<number | null>
}

/** One row. */
interface AuditOverdueTable {
  /** When the operator was told that lines wait too long for their seal; null while none do. */
  told_at: Date | null
}

declare module '../db/database.ts' {
  interface Database {
    audit_line: AuditLineTable
    audit_overdue: AuditOverdueTable
  }
}
