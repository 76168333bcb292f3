import { readReconciliation } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readParties } from '../reconciliation/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

/** What the operator sees of the reconciliation. */
export function registerReconciliationCalls(rim: Rim, { db }: { db: Db }): void {
  serveCall(rim, readReconciliation, async () => ({ ok: true, parties: await readParties(db) }))
}
