import { addEmployee, type Caller, type CallerOptions, createCaller } from '@nordlys/contracts'
import { invariant } from '@nordlys/core'

/** The desk, with an employee who is added for it: nobody keeps their credential. */
export async function deskAs(name: string, options: CallerOptions): Promise<Caller> {
  const added = await createCaller(options).call(addEmployee, { name })
  invariant(added.ok, 'an employee is added')
  return createCaller({ ...options, employee: added.credential })
}
