import { createHash } from 'node:crypto'
import type { Db } from '../db/index.ts'
import type { Employee } from './index.ts'
import './tables.ts'

/** Somebody of the staff, made when nobody of the name is there yet. The name is their credential, too. */
export async function testEmployee(db: Db, name: string): Promise<Employee> {
  await db
    .insertInto('staff_employee')
    .values({
      name,
      name_key: name,
      credential_digest: createHash('sha256').update(name).digest(),
      made_at: new Date('2026-01-01T00:00:00Z'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { employee_id: employeeId } = await db
    .selectFrom('staff_employee')
    .select('employee_id')
    .where('name_key', '=', name)
    .executeTakeFirstOrThrow()
  return { employeeId, name }
}
