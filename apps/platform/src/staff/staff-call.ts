import type { OutcomeOf, RequestOf, StaffContract } from '@nordlys/contracts'

/** An employee who acts: the number decides, the name is for people. */
export interface Employee {
  employeeId: number
  name: string
}

/** The arguments of a use of the staff. */
interface StaffAsked<C extends StaffContract> {
  request: RequestOf<C>
  employee: Employee
  at: Date
}

/** A contract of the staff with the use that serves it, as a module gives it to `http`. */
export interface StaffCall<C extends StaffContract = StaffContract> {
  spec: C
  serve(asked: StaffAsked<C>): Promise<OutcomeOf<C>>
}

/** Pairs them, so that request and outcome are the contract's own. */
export function staffCall<C extends StaffContract>(
  spec: C,
  serve: (asked: StaffAsked<C>) => Promise<OutcomeOf<C>>,
): StaffCall {
  return { spec, serve } as unknown as StaffCall
}
