import type { StaffCall } from '../../staff/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { lockCalls } from './locks.ts'
import { suspensionCalls } from './suspensions.ts'

/** The calls of the staff that this module serves. */
export function staffCalls(context: PlayersContext): StaffCall[] {
  return [...lockCalls(context), ...suspensionCalls(context)]
}
