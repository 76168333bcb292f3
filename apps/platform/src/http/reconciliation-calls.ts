import { readReconciliation } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readParties } from '../reconciliation/index.ts'
import type { Edge } from './edge.ts'
import { serveCall } from './serve-call.ts'

/** What the operator sees of the reconciliation. */
export function registerReconciliationCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, readReconciliation, async () => ({ ok: true, parties: await readParties(db) }))
}
