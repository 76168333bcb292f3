import type { StaffCall } from '../../staff/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { lockCalls } from './locks.ts'
import { suspensionCalls } from './suspensions.ts'

/** What this module does for staff. */
export function staffCalls(context: PlayersContext): StaffCall[] {
  return [...lockCalls(context), ...suspensionCalls(context)]
}
