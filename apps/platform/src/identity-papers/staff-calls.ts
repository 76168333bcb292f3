import type { StaffCall } from '../staff/index.ts'
import type { IdentityPapersContext } from './context.ts'
import { documentCalls } from './document-desk.ts'
import { documentRequestCalls } from './document-requests.ts'

/** The calls of the staff about documents. */
export function staffCalls(context: IdentityPapersContext): StaffCall[] {
  return [...documentCalls(context), ...documentRequestCalls(context)]
}
