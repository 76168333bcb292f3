import type { StaffCall } from '../staff/index.ts'
import { limitCalls } from './lower-limit.ts'
import { pauseCalls } from './standing-pause.ts'
import type { LimitsContext } from './write-limit.ts'

/** The calls of the staff that this module serves. */
export function staffCalls(context: LimitsContext): StaffCall[] {
  return [...limitCalls(context), ...pauseCalls(context)]
}
