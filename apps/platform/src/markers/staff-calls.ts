import type { StaffCall } from '../staff/index.ts'
import type { MarkersContext } from './context.ts'
import { markerCalls } from './staff-markers.ts'
import { taskCalls } from './tasks.ts'

/** The calls of the staff that this module serves. */
export function staffCalls(context: MarkersContext): StaffCall[] {
  return [...markerCalls(context), ...taskCalls(context)]
}
