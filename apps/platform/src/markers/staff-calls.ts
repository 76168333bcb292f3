import type { StaffCall } from '../staff/index.ts'
import type { MarkersContext } from './context.ts'
import { markerCalls } from './staff-markers.ts'
import { taskCalls } from './tasks.ts'

/** What this module does for staff. */
export function staffCalls(context: MarkersContext): StaffCall[] {
  return [...markerCalls(context), ...taskCalls(context)]
}
