import { createHash } from 'node:crypto'
import type {
  addEmployee as addCall,
  endEmployee as endCall,
  listEmployees as listCall,
  OutcomeOf,
  RequestOf,
} from '@nordlys/contracts'
import { type Clock, type Random, secret } from '@nordlys/core'
import type { Selectable } from 'kysely'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import { readEmployeeName } from './employee-name.ts'
import type { Employee } from './staff-call.ts'
import type { EmployeeTable } from './tables.ts'

interface EmployeesContext {
  db: Db
  clock: Clock
  random: Random
}

/** Finds the employee of a credential while they are with us. The database keeps digests alone. */
export async function findEmployee(db: Db, credential: string): Promise<Employee | undefined> {
  const row = await db
    .selectFrom('staff_employee')
    .select(['employee_id', 'name'])
    .where('credential_digest', '=', digestOf(credential))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row && { employeeId: row.employee_id, name: row.name }
}

export async function listEmployees({ db }: Pick<EmployeesContext, 'db'>) {
  const rows = await db.selectFrom('staff_employee').selectAll().orderBy('employee_id').execute()
  return { ok: true, employees: rows.map(recordOf) } satisfies OutcomeOf<typeof listCall>
}

/** Makes an employee, and answers their credential this once. */
export async function addEmployee(
  { db, clock, random }: EmployeesContext,
  asked: RequestOf<typeof addCall>,
): Promise<OutcomeOf<typeof addCall>> {
  const read = readEmployeeName(asked.name)
  if (!read) return { ok: false, refusal: 'name-not-possible' }
  const credential = secret(random, 32)
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const row = await tx
      .insertInto('staff_employee')
      .values({
        name: read.name,
        name_key: read.key,
        credential_digest: digestOf(credential),
        made_at: at,
      })
      .onConflict((conflict) =>
        conflict.column('name_key').where('ended_at', 'is', null).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
    if (!row) return { ok: false, refusal: 'name-taken' }
    const details = { employeeId: row.employee_id, name: row.name }
    await audit(tx, { actor: 'staff', action: 'employee-added', details, at })
    return { ok: true, employee: recordOf(row), credential }
  })
}

/** From now on their credential opens nothing. What they did stands under their number. */
export async function endEmployee(
  { db, clock }: Pick<EmployeesContext, 'db' | 'clock'>,
  { employeeId }: RequestOf<typeof endCall>,
): Promise<OutcomeOf<typeof endCall>> {
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const row = await tx
      .updateTable('staff_employee')
      .set({ ended_at: at })
      .where('employee_id', '=', employeeId)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return { ok: false, refusal: 'unknown' }
    await audit(tx, { actor: 'staff', action: 'employee-ended', details: { employeeId }, at })
    return { ok: true, employee: recordOf(row) }
  })
}

/** Plain SHA-256 is enough where the input is 256 random bits. */
function digestOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest()
}

function recordOf(row: Selectable<EmployeeTable>) {
  const { employee_id: employeeId, name, made_at: madeAt, ended_at: endedAt } = row
  return { employeeId, name, madeAt, ...(endedAt && { endedAt }) }
}
