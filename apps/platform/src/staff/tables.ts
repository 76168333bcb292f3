import type { ColumnType, Generated } from 'kysely'

export interface EmployeeTable {
  employee_id: Generated<number>
  name: string
  name_key: string
  credential_digest: Buffer
  made_at: Date
  ended_at: ColumnType<Date | null, never, Date>
}

declare module '../db/database.ts' {
  interface Database {
    staff_employee: EmployeeTable
  }
}
