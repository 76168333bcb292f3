import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'

/** An employee as the records have it; without `endedAt` they are with us. */
const employeeRecord = z.object({
  employeeId: z.int(),
  name: z.string(),
  madeAt: momentField,
  endedAt: momentField.optional(),
})

/** The desk asks for itself: before there is an employee there is nobody to act as. */
const actor = { kind: 'program', programs: ['desk'] } as const

export const listEmployees = call({
  name: 'list-employees',
  path: '/v1/staff/employees/list',
  actor,
  request: z.object({}),
  answer: z.object({ employees: z.array(employeeRecord) }),
  refusals: {},
})

/** Makes an employee with a credential of their own, which is answered here and never again. */
export const addEmployee = call({
  name: 'add-employee',
  path: '/v1/staff/employees/add',
  actor,
  request: z.object({ name: lineField(100) }),
  answer: z.object({ employee: employeeRecord, credential: z.string() }),
  refusals: {
    /** It holds something but Latin letters, spaces, hyphens, apostrophes and full stops. */
    'name-not-possible': nothing,
    /** An employee who is with us has it, or one that is written otherwise and reads the same. */
    'name-taken': nothing,
  },
})

/** Ends one for good: their credential opens nothing from now on. */
export const endEmployee = call({
  name: 'end-employee',
  path: '/v1/staff/employees/end',
  actor,
  request: z.object({ employeeId: z.int().min(1).max(2_147_483_647) }),
  answer: z.object({ employee: employeeRecord }),
  refusals: {
    /** Nobody of the number is with us. */
    unknown: nothing,
  },
})

export type EmployeeRecord = z.output<typeof employeeRecord>
